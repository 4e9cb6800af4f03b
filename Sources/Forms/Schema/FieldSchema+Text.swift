// The strings that a field accepts: their type, their rules, and what no answer may hold.
//
// Lengths: a schema counts code points, people and ttyform count grapheme clusters. Every cluster has at
// least one code point, so `minLength` holds as it is. `maxLength` would refuse an accented letter of two code
// points, so a pattern stands for it, which counts only scalars of which no two are ever in one cluster
// (Unicode Standard Annex #29, GB9 to GB13): letters of the large scripts, digits, signs. Where a text has
// others, such as emoji, more of them pass.

import JSON

extension Field {
  /// The keywords for strings that are typed: those of a typed kind, and of a choice what is no option.
  ///
  /// They do not concern null.
  func textSchema() -> SchemaObject {
    var schema = SchemaObject()
    let least = rules.compactMap(\.minLength).max() ?? 0
    schema["$ref"] = .string(textDefinition.path)
    schema["minLength"] = .number(String(max(1, least)))
    var patterns = rules.compactMap { $0.pattern?.source }
    for rule in rules {
      for (limit, isMinimum) in [(rule.min, true), (rule.max, false)] {
        guard let limit, let pattern = CalendarPattern.pattern(of: limit, asMinimum: isMinimum)
        else { continue }
        patterns.append(pattern)
      }
    }
    if let most = rules.compactMap(\.maxLength).min(), most <= TextPattern.mostCounted {
      schema["$comment"] = .string(
        "At most \(most) characters as people count them; the pattern counts those that are surely one."
      )
      patterns.append(TextPattern.atMost(most))
    }
    schema.append(patterns: patterns)
    if needsFilledText { schema.append(requirements: [SchemaDefinition.filled.reference]) }
    return schema
  }

  /// What a string of the field's kind looks like.
  var textDefinition: SchemaDefinition {
    switch kind {
    case .email: .email
    case .url: .url
    case .tel: .tel
    case .date: .date
    case .time: .time
    case .datetime: .datetime
    default: multiline == nil ? .line : .lines
    }
  }

  /// Whether answers are strings that are typed.
  var takesText: Bool { choices?.allowsOther ?? takesStrings }

  /// Whether white space alone would pass by the definition, but is no answer.
  var needsFilledText: Bool {
    switch kind {
    case .text: isRequired
    case .path, .select: true
    default: false
    }
  }
}
