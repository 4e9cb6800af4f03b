// How the rows and columns of a screen are shared out: what gives way first when there are few of them.

/// The parts of a screen of some size.
struct ScreenPlan: Equatable {
  let size: Size

  /// Rows for a notice about the whole form, at its head.
  let noticeRows: Int

  init(size: Size, noticeRows: Int = 0) {
    (self.size, self.noticeRows) = (size, noticeRows)
  }

  /// Whether there is room for such a notice; else it stands below the field with the cursor.
  static func hasNoticeRows(_ size: Size) -> Bool { size.rows >= 10 }

  /// Whether there is room for the help line: a text and its label come first.
  var hasHelp: Bool { size.rows >= 3 }

  /// Whether a blank row stands above the help line.
  var hasGap: Bool { size.rows >= 10 }

  /// Rows for the form itself.
  var bodyRows: Int { size.rows - noticeRows - (hasHelp ? 1 : 0) - (hasGap ? 1 : 0) }

  /// Whether the counts of what is above and below have rows of their own; else they stand in the help
  /// line.
  var hasCountRows: Bool { bodyRows >= 6 }

  /// Rows for the field that has the cursor, at most.
  var openRows: Int { max(1, bodyRows - (hasCountRows ? 2 : 0)) }

  /// Rows for what is said about a text, at most: one of the text is always seen with it.
  var remarkRows: Int { openRows - 1 }

  /// Cells before a label or a text, where the marks stand.
  var indent: Int { size.columns >= 8 ? 2 : 0 }

  /// Cells of a text's row; the last one of the screen is kept for the cursor.
  var textWidth: Int { max(1, size.columns - indent - 1) }

  /// Cells of the column of labels, two fifths of the screen at most.
  func labelColumn(widest: Int) -> Int {
    min(widest, size.columns * 2 / 5)
  }
}
