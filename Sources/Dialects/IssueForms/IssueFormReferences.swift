// What GitHub knows the fields of an issue form by: an id, or what is left of a label when it is made one. Two that are
// known by the same are refused.
//
// Reference: "Labels are too similar" and "Checkboxes must have unique labels" in GitHub's "Common validation errors when
// creating issue forms"; the names are made by `parameterize` of Ruby on Rails.

import Forms

struct IssueFormReferences {
  /// The label of each field by its reference.
  private var labels = IDTable<String>()
  private var boxes = IDTable<String>()

  /// Notes a field.
  ///
  /// - Returns: the label of an earlier one that is known by the same.
  mutating func insert(field label: String, id: String?) -> String? {
    guard let reference = id ?? Self.reference(of: label) else { return nil }
    if let earlier = labels[reference] ?? boxes[reference] { return earlier }
    labels[reference] = label
    return nil
  }

  /// Notes a check box.
  ///
  /// - Returns: the label of an earlier field that is known by the same.
  mutating func insert(checkBox label: String) -> String? {
    guard let reference = Self.reference(of: label) else { return nil }
    boxes[reference] = label
    return labels[reference]
  }

  /// Plain letters, digits, hyphens and underscores of a label in lower case, with a hyphen for each run of anything
  /// else; `nil` where nothing is left.
  private static func reference(of label: String) -> String? {
    var reference = ""
    var isBetween = false
    for byte in label.withoutAccents.lowercased().utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        if isBetween, !reference.isEmpty { reference += "-" }
        isBetween = false
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        isBetween = true
      }
    }
    return reference.isEmpty ? nil : reference
  }
}
