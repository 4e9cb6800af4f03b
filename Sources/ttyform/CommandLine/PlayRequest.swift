// What the command line says about a form that is played: `ttyform play`.

import Prompting

/// A form, the keys to fill it in with, and what is shown of it.
struct PlayRequest: Equatable {
  /// The form, what is known of its answers, and what becomes of them.
  var filling: FillRequest
  var keys = KeyScript()
  var size = Size(columns: 80, rows: 24)
  /// Every screen instead of the last one.
  var showsFrames = false
  /// A bar stands before the cell of the cursor.
  var showsCursor = false

  /// - Parameter options: such as mean something to `play`.
  init(_ operands: ArraySlice<Word>, _ options: [GivenOption]) throws(UsageError) {
    if operands.first?.bytes.isEmpty ?? true { throw .missingForm(.play) }
    if operands.count > 1 { throw .extraForm(operands.map(\.text)[1], .play) }
    filling = try FillRequest(operands, options)
    for given in options {
      switch given.option {
      case .keys: keys.append(try given.keyScript())
      case .size: size = try given.size()
      case .frames: showsFrames = true
      case .cursor: showsCursor = true
      default:
        // The others are those of the filling.
        break
      }
    }
    if !options.contains(where: { $0.option == .keys }) { throw .missingKeys }
  }
}

extension GivenOption {
  fileprivate func keyScript() throws(UsageError) -> KeyScript {
    do throws(KeyScriptError) {
      return try KeyScript(text)
    } catch {
      throw .badKeys(error)
    }
  }

  fileprivate func size() throws(UsageError) -> Size {
    guard let size = Size(text) else { throw .badSize(text, option: name) }
    return size
  }
}
