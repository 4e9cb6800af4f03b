// Yes and no as they are typed.

enum Truth {
  /// Yes or no in a text, whatever its letter case: yes, y, true, no, n, false.
  ///
  /// `nil` for anything else.
  static func value(of text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "y", "true": true
    case "no", "n", "false": false
    default: nil
    }
  }
}
