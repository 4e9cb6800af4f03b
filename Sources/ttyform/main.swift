print("ttyform")
