// The names of general categories and of their groups, as in Unicode's PropertyValueAliases.txt.

enum GeneralCategory {
  /// The categories that a name stands for.
  static func named(_ name: String) -> [Unicode.GeneralCategory]? {
    table.first { $0.names.contains(name) }?.categories
  }

  static var names: [[String]] { table.map(\.names) }

  private static let single: [(names: [String], category: Unicode.GeneralCategory)] = [
    (["Lu", "Uppercase_Letter"], .uppercaseLetter),
    (["Ll", "Lowercase_Letter"], .lowercaseLetter),
    (["Lt", "Titlecase_Letter"], .titlecaseLetter),
    (["Lm", "Modifier_Letter"], .modifierLetter),
    (["Lo", "Other_Letter"], .otherLetter),
    (["Mn", "Nonspacing_Mark"], .nonspacingMark),
    (["Mc", "Spacing_Mark"], .spacingMark),
    (["Me", "Enclosing_Mark"], .enclosingMark),
    (["Nd", "Decimal_Number", "digit"], .decimalNumber),
    (["Nl", "Letter_Number"], .letterNumber),
    (["No", "Other_Number"], .otherNumber),
    (["Pc", "Connector_Punctuation"], .connectorPunctuation),
    (["Pd", "Dash_Punctuation"], .dashPunctuation),
    (["Ps", "Open_Punctuation"], .openPunctuation),
    (["Pe", "Close_Punctuation"], .closePunctuation),
    (["Pi", "Initial_Punctuation"], .initialPunctuation),
    (["Pf", "Final_Punctuation"], .finalPunctuation),
    (["Po", "Other_Punctuation"], .otherPunctuation),
    (["Sm", "Math_Symbol"], .mathSymbol),
    (["Sc", "Currency_Symbol"], .currencySymbol),
    (["Sk", "Modifier_Symbol"], .modifierSymbol),
    (["So", "Other_Symbol"], .otherSymbol),
    (["Zs", "Space_Separator"], .spaceSeparator),
    (["Zl", "Line_Separator"], .lineSeparator),
    (["Zp", "Paragraph_Separator"], .paragraphSeparator),
    (["Cc", "Control", "cntrl"], .control),
    (["Cf", "Format"], .format),
    (["Cs", "Surrogate"], .surrogate),
    (["Co", "Private_Use"], .privateUse),
    (["Cn", "Unassigned"], .unassigned),
  ]

  /// The groups: all categories whose short name begins so.
  private static let groups: [[String]] = [
    ["L", "Letter"], ["M", "Mark", "Combining_Mark"], ["N", "Number"],
    ["P", "Punctuation", "punct"], ["S", "Symbol"], ["Z", "Separator"], ["C", "Other"],
  ]

  private static let table: [(names: [String], categories: [Unicode.GeneralCategory])] =
    single.map { ($0.names, [$0.category]) }
    + [(["LC", "Cased_Letter"], [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter])]
    + groups.map { names in
      (names, single.filter { $0.names[0].hasPrefix(names[0]) }.map(\.category))
    }
}
