// The binary properties of ECMA-262 (table 69), by both of their names.

enum BinaryProperty {
  typealias Test = @Sendable (Unicode.Scalar) -> Bool

  static let all: [String: Test] = {
    var result: [String: Test] = [:]
    for (names, test) in tests {
      for name in names.split(separator: " ") { result[String(name)] = test }
    }
    return result
  }()

  private static let tests: [(names: String, test: Test)] = [
    ("ASCII", { $0.isASCII }),
    ("ASCII_Hex_Digit AHex", { $0.properties.isASCIIHexDigit }),
    ("Alphabetic Alpha", { $0.properties.isAlphabetic }),
    ("Any", { _ in true }),
    ("Assigned", { $0.properties.generalCategory != .unassigned }),
    ("Bidi_Control Bidi_C", { $0.properties.isBidiControl }),
    ("Bidi_Mirrored Bidi_M", { $0.properties.isBidiMirrored }),
    ("Case_Ignorable CI", { $0.properties.isCaseIgnorable }),
    ("Cased", { $0.properties.isCased }),
    ("Changes_When_Casefolded CWCF", { $0.properties.changesWhenCaseFolded }),
    ("Changes_When_Casemapped CWCM", { $0.properties.changesWhenCaseMapped }),
    ("Changes_When_Lowercased CWL", { $0.properties.changesWhenLowercased }),
    ("Changes_When_NFKC_Casefolded CWKCF", { $0.properties.changesWhenNFKCCaseFolded }),
    ("Changes_When_Titlecased CWT", { $0.properties.changesWhenTitlecased }),
    ("Changes_When_Uppercased CWU", { $0.properties.changesWhenUppercased }),
    ("Dash", { $0.properties.isDash }),
    ("Default_Ignorable_Code_Point DI", { $0.properties.isDefaultIgnorableCodePoint }),
    ("Deprecated Dep", { $0.properties.isDeprecated }),
    ("Diacritic Dia", { $0.properties.isDiacritic }),
    ("Emoji", { $0.properties.isEmoji }),
    ("Emoji_Component EComp", { emojiComponent.containsScalar($0.value) }),
    ("Emoji_Modifier EMod", { $0.properties.isEmojiModifier }),
    ("Emoji_Modifier_Base EBase", { $0.properties.isEmojiModifierBase }),
    ("Emoji_Presentation EPres", { $0.properties.isEmojiPresentation }),
    ("Extended_Pictographic ExtPict", { extendedPictographic.containsScalar($0.value) }),
    ("Extender Ext", { $0.properties.isExtender }),
    ("Grapheme_Base Gr_Base", { $0.properties.isGraphemeBase }),
    ("Grapheme_Extend Gr_Ext", { $0.properties.isGraphemeExtend }),
    ("Hex_Digit Hex", { $0.properties.isHexDigit }),
    ("IDS_Binary_Operator IDSB", { $0.properties.isIDSBinaryOperator }),
    ("IDS_Trinary_Operator IDST", { $0.properties.isIDSTrinaryOperator }),
    ("ID_Continue IDC", { $0.properties.isIDContinue }),
    ("ID_Start IDS", { $0.properties.isIDStart }),
    ("Ideographic Ideo", { $0.properties.isIdeographic }),
    ("Join_Control Join_C", { $0.properties.isJoinControl }),
    ("Logical_Order_Exception LOE", { $0.properties.isLogicalOrderException }),
    ("Lowercase Lower", { $0.properties.isLowercase }),
    ("Math", { $0.properties.isMath }),
    ("Noncharacter_Code_Point NChar", { $0.properties.isNoncharacterCodePoint }),
    ("Pattern_Syntax Pat_Syn", { $0.properties.isPatternSyntax }),
    ("Pattern_White_Space Pat_WS", { $0.properties.isPatternWhitespace }),
    ("Quotation_Mark QMark", { $0.properties.isQuotationMark }),
    ("Radical", { $0.properties.isRadical }),
    ("Regional_Indicator RI", { (0x1F1E6...0x1F1FF).contains($0.value) }),
    ("Sentence_Terminal STerm", { $0.properties.isSentenceTerminal }),
    ("Soft_Dotted SD", { $0.properties.isSoftDotted }),
    ("Terminal_Punctuation Term", { $0.properties.isTerminalPunctuation }),
    ("Unified_Ideograph UIdeo", { $0.properties.isUnifiedIdeograph }),
    ("Uppercase Upper", { $0.properties.isUppercase }),
    ("Variation_Selector VS", { $0.properties.isVariationSelector }),
    ("White_Space space", { $0.properties.isWhitespace }),
    ("XID_Continue XIDC", { $0.properties.isXIDContinue }),
    ("XID_Start XIDS", { $0.properties.isXIDStart }),
  ]
}
