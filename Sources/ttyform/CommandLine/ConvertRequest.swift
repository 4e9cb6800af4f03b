// What the command line says about a form that is written natively: `ttyform convert`.

import Dialects
import Terminal

/// A form of any dialect, and what is printed of it.
struct ConvertRequest: Equatable {
  var form: InputSource
  var dialect: Dialect?
  /// The setting that is printed alone.
  var setting: IssueForm.Setting?
  /// The file that takes the form instead of stdout.
  var output: FilePath?
}

extension ConvertRequest {
  /// - Parameter options: such as mean something to `convert`.
  init(_ form: InputSource, _ options: [GivenOption]) throws(UsageError) {
    self.init(form: form)
    for given in options {
      switch given.option {
      case .dialect: dialect = try given.choice()
      case .get: setting = try given.choice()
      default: output = try given.outputFile()
      }
    }
  }
}
