/// Keys as text: what is typed as it is, and keys by their names in angle brackets, as in `Ada<Enter>`.
///
///     <Enter> <Shift-Tab> <Ctrl-W> <Alt-b> <Page-Down> <F5>    keys, in any letter case
///     <lt> <gt> <Space>                                        characters
///     <Tab*3> <x*80>                                           the same several times
///     <Paste>...</Paste>                                       a bracketed paste
///     <Resize 40x10>                                           another size of the terminal
///     <Wait>                                                   nothing is typed for a while
///     <Byte 1B>                                                a byte, with nothing to settle what it means
///
/// A script is what a person does, so each key is pressed and let go before the next: `<Escape>[A` is the
/// Escape key and two letters, `<Byte 1B>[A` is the up key.

/// What is done at a terminal, one thing after the other.
package struct KeyScript: Equatable, Sendable {
  /// One thing that is done, and changes the screen once.
  package struct Step: Equatable, Sendable {
    /// How the script has it: `Ada`, `<Enter>`; one of `<Tab*3>` is `<Tab>`.
    package var name: String
    package var action: Action

    package init(name: String, action: Action) { (self.name, self.action) = (name, action) }
  }

  package enum Action: Equatable, Sendable {
    /// Bytes that come in one go.
    case type([UInt8])
    /// The bytes of one key, with time behind it.
    case press([UInt8])
    /// A pause, in which everything that waits for more bytes is settled.
    case wait
    case resize(Size)
  }

  package private(set) var steps: [Step] = []

  /// How often a name may be repeated.
  static let countLimit = 10_000

  /// A script of nothing.
  package init() {}

  /// Reads a script.
  ///
  /// Costs its length and what it repeats.
  package init(_ text: String) throws(KeyScriptError) {
    // By scalars: a mark that is typed after a name must not join its bracket.
    var rest = text.unicodeScalars[...]
    var column = 1
    while let next = rest.first {
      guard next == "<" else {
        let run = Self.textRun(rest)
        append(run)
        column += run.count
        rest = rest.dropFirst(run.count)
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw .unclosedName(column: column) }
      let written = rest[..<end].dropFirst()
      try append(name: String(written), column: column)
      column += written.count + 2
      rest = rest[end...].dropFirst()
    }
  }

  /// Adds what another script does.
  package mutating func append(_ other: KeyScript) {
    steps += other.steps
  }

  /// All that is typed and pressed, without what is no byte.
  package var bytes: [UInt8] {
    steps.flatMap { step -> [UInt8] in
      switch step.action {
      case .type(let bytes), .press(let bytes): bytes
      case .wait, .resize: []
      }
    }
  }
}

extension KeyScript {
  /// The text at the start; a control character, which is a key, stands alone.
  private static func textRun(_ rest: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    if let first = rest.first, isControl(first) { return rest.prefix(1) }
    return rest.prefix { $0 != "<" && !isControl($0) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  private mutating func append(_ run: Substring.UnicodeScalarView) {
    let text = String(run)
    let isKey = run.first.map(Self.isControl) ?? false
    let bytes = Array(text.utf8)
    steps.append(Step(name: text, action: isKey ? .press(bytes) : .type(bytes)))
  }

  private mutating func append(name written: String, column: Int) throws(KeyScriptError) {
    let (name, count) = try Self.repetition(written, column)
    let action = try Self.action(of: name, isRepeated: count != nil, column)
    if name.utf8.elementsEqual("/Paste".utf8), let start = openPaste {
      // A paste changes the screen once.
      let bytes = KeyScript(steps: steps[start...]).bytes + Array(Self.pasteEnd.utf8)
      let text = steps[start...].map(\.name).joined() + "</Paste>"
      steps.replaceSubrange(start..., with: [Step(name: text, action: .type(bytes))])
      return
    }
    let step = Step(name: "<\(name)>", action: action)
    steps += [Step](repeating: step, count: count ?? 1)
  }

  private init(steps: some Sequence<Step>) {
    self.steps = Array(steps)
  }

  /// The step that begins the paste that is still open, if only bytes came since.
  private var openPaste: Int? {
    for index in steps.indices.reversed() {
      switch steps[index].action {
      case .wait, .resize: return nil
      case .type, .press: if steps[index].name == "<Paste>" { return index }
      }
    }
    return nil
  }

  /// `Tab*3`: the name, and how often if that is said.
  private static func repetition(
    _ written: String, _ column: Int
  ) throws(KeyScriptError) -> (name: String, count: Int?) {
    guard let star = written.utf8.lastIndex(of: UInt8(ascii: "*")) else { return (written, nil) }
    let digits = written.utf8[star...].dropFirst()
    guard star > written.startIndex, !digits.isEmpty,
      digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return (written, nil) }
    guard let count = Int(String(Substring(digits))), 0...countLimit ~= count else {
      throw .badCount(written, column: column)
    }
    return (String(written[..<star]), count)
  }
}
