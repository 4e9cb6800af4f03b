// Yes and no as they are typed.

package enum Truth {
  /// Yes or no in a text, whatever its letter case and outer blanks: yes, y, true, no, n, false.
  ///
  /// `nil` for anything else.
  package static func value(of text: String) -> Bool? {
    switch text.withoutOuterBlanks.lowercased() {
    case "yes", "y", "true": true
    case "no", "n", "false": false
    default: nil
    }
  }
}
