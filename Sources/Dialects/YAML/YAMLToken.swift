// What the scanner makes of a YAML document: its marks and scalars, with the block collections that follow from the
// indentation.

/// A part of a YAML document, and its bytes.
struct YAMLToken {
  enum Kind: Equatable {
    /// Room for what turns out only later: that a key began here, and a mapping with it.
    case placeholder

    case blockSequenceStart, blockMappingStart, blockEnd
    case flowSequenceStart, flowSequenceEnd
    case flowMappingStart, flowMappingEnd
    case blockEntry, flowEntry
    case key, value
    /// The text without quotes and folded; only a plain one can be anything else than a text.
    case scalar(String, isPlain: Bool)

    /// Stands at the end of all tokens.
    case end
  }

  var kind: Kind
  var range: Range<Int>
}
