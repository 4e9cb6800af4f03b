// How a cell looks, and the SGR sequences that say it.

/// The look of a cell.
///
/// Two styles are equal where the form means the same; what a terminal without colour makes of them
/// is decided in ``rendition(_:)`` alone.
package struct Style: Hashable, Sendable {
  package var color: TerminalColor?

  /// One byte for all, because every cell has a style.
  private var attributes: Attributes = []

  private struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let faint = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let reverse = Attributes(rawValue: 8)

    subscript(attribute: Attributes) -> Bool {
      get { contains(attribute) }
      set { if newValue { insert(attribute) } else { remove(attribute) } }
    }
  }

  package init(
    color: TerminalColor? = nil, bold: Bool = false, faint: Bool = false,
    underline: Bool = false, reverse: Bool = false
  ) {
    self.color = color
    self.bold = bold
    self.faint = faint
    self.underline = underline
    self.reverse = reverse
  }

  package var bold: Bool {
    get { attributes[.bold] }
    set { attributes[.bold] = newValue }
  }

  package var faint: Bool {
    get { attributes[.faint] }
    set { attributes[.faint] = newValue }
  }

  package var underline: Bool {
    get { attributes[.underline] }
    set { attributes[.underline] = newValue }
  }

  package var reverse: Bool {
    get { attributes[.reverse] }
    set { attributes[.reverse] = newValue }
  }

  /// The terminal's own colours.
  package static let plain = Style()

  /// Whether a blank in this style looks like one in the plain style.
  var leavesBlanksBlank: Bool { !underline && !reverse }

  /// What is drawn at `depth`: the colour brought down to it, and faint in place of a colour where
  /// there is none, so that a placeholder never looks like an answer.
  package func rendition(_ depth: ColorDepth) -> Style {
    guard let color else { return self }
    var result = self
    result.color = color.reduced(to: depth)
    if depth == .none { result.faint = true }
    return result
  }

  /// The shortest SGR sequence from `previous` to this style; both as ``rendition(_:)`` makes them.
  ///
  /// Empty where they are equal; `CSI m` for the plain style (no parameter is 0, ECMA-48 8.3.117).
  func sgr(after previous: Style) -> [UInt8] {
    guard self != previous else { return [] }
    let afresh = Self.sequence(self == .plain ? [] : [0] + parameters)
    // SGR 22 ends bold and faint together, so ending one of them may have to set the other anew.
    var change: [Int] = []
    let endsWeight = previous.bold && !bold || previous.faint && !faint
    if endsWeight { change.append(22) }
    if bold && (endsWeight || !previous.bold) { change.append(1) }
    if faint && (endsWeight || !previous.faint) { change.append(2) }
    if underline != previous.underline { change.append(underline ? 4 : 24) }
    if reverse != previous.reverse { change.append(reverse ? 7 : 27) }
    if color != previous.color { change += color?.parameters ?? [39] }
    let step = Self.sequence(change)
    return step.count < afresh.count ? step : afresh
  }

  /// The SGR sequence that sets this style on a plain terminal at `depth`.
  package func sgr(_ depth: ColorDepth) -> [UInt8] {
    rendition(depth).sgr(after: .plain)
  }

  private var parameters: [Int] {
    var result: [Int] = []
    if bold { result.append(1) }
    if faint { result.append(2) }
    if underline { result.append(4) }
    if reverse { result.append(7) }
    return result + (color?.parameters ?? [])
  }

  private static func sequence(_ parameters: [Int]) -> [UInt8] {
    var text = "\u{1B}["
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { text += ";" }
      text += String(parameter)
    }
    return Array((text + "m").utf8)
  }
}
