// `ttyform convert`: a form of any dialect, written natively.

import Dialects
import JSON
import Terminal

enum Conversion {
  /// Writes the form, and tells on stderr what could not be carried over; or one setting of it, one value a line.
  static func run(_ request: ConvertRequest) throws(Stop) {
    let file = try FormFile.load(request.form, as: request.dialect, until: nil)
    if let setting = request.setting {
      let lines = IssueForm.values(of: setting, in: file.root.value).map { $0 + "\n" }
      return try Output.write(
        Array(lines.joined().utf8), to: request.output, as: "the setting")
    }
    let bytes = JSONWriter(.indented).bytes(of: file.root.value) + [UInt8(ascii: "\n")]
    try Output.write(bytes, to: request.output, as: "the form")
    Diagnostics.write(
      Diagnostics.form(
        file.losses, named: request.form.name, file.text, hiding: file.secrets))
  }
}
