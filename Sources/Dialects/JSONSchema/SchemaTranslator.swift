// Objects of a schema and their members, in order.

import Forms
import JSON

/// Collects what comes of a schema.
struct SchemaTranslator {
  /// How many schemas are looked at while conditions are made, beyond what the document itself holds.
  private static let stepLimit = 10_000

  let source: SchemaSource
  var views: SchemaViews
  var warnings: [DialectWarning] = []

  /// Fields and notes, in order.
  var entries: [Entry] = []
  private var entryPlaces = IDTable<Int>()

  /// The ids of the fields that were left out, since their condition never holds.
  var neverAsked: Set<[UInt8]> = []

  /// What is known of each member that is no object, by its id.
  var leaves = IDTable<Leaf>()

  /// What is known of each object inside, by its id.
  var groups = IDTable<Group>()
  var groupOrder: [String] = []

  var constants: [Constant] = []
  /// What needs an answer while a condition holds; where there is a group, only while that is there.
  var requirements: [(id: String, condition: SchemaCondition, group: String?)] = []

  /// What is accepted of an answer while a condition holds: the keys of a field.
  var rules: [(id: String, condition: SchemaCondition, accepted: JSONNode)] = []

  /// How many options there are in all fields.
  var optionCount = 0

  /// How many schemas were looked at while conditions were made of them.
  private var steps = 0

  /// Whether some member of the schema itself may be an object of others: dots in ids make objects then.
  var rootHasGroups = false

  /// What references to references may make of a schema: they double it each time.
  private let limits: Limits

  init(_ source: SchemaSource) {
    self.source = source
    limits = Limits(source.schema)
    views = SchemaViews(source.schema)
  }

  /// More than this is no longer what somebody wrote: each field takes more than one byte.
  private struct Limits {
    let fields: Int
    let schemas: Int
    let options: Int

    init(_ document: JSONNode) {
      let size = document.range.count
      (fields, schemas, options) = (max(size, 2_000), 100_000 + 4 * size, 1_000_000 + size)
    }
  }

  /// What there is too much of to be asked, and how much there may be; nothing more is taken then.
  var excess: (what: String, limit: Int)? {
    if entries.count > limits.fields { return ("fields", limits.fields) }
    if views.count > limits.schemas { return ("schemas", limits.schemas) }
    return optionCount > limits.options ? ("options", limits.options) : nil
  }

  struct Entry {
    var field: FieldDraft
    var id: String? { field["id"]?.text }

    private var alternatives: Alternatives

    init(field: FieldDraft, condition: SchemaCondition) {
      (self.field, alternatives) = (field, Alternatives(condition))
    }

    /// When it is asked.
    var condition: SchemaCondition {
      get { alternatives.condition }
      set { alternatives.condition = newValue }
    }

    /// Asks also while another condition holds.
    mutating func ask(when condition: SchemaCondition) { alternatives.append(condition) }
  }

  struct Constant {
    let id: String
    let value: JSONNode
    let condition: SchemaCondition
  }

  /// A member that is no object.
  struct Leaf {
    enum Kind { case text, number, integer, boolean, select, several, list }
    var kind: Kind
    /// Whether it is always among the answers, wherever its object is.
    var isAlwaysThere = false
    /// When something is written of it even where it has no answer; `nil` where nothing is.
    var emptyAlternatives: Alternatives?
    var emptyCondition: SchemaCondition? { emptyAlternatives?.condition }
    /// What nobody is asked, and when.
    var constants = ConditionTable<JSONNode>()
    /// When nothing at all is written of it and nobody is asked, and whether that was told as a loss.
    var leftOut = ConditionTable<Loss>()
    /// What describes it where it is asked, each as long as its condition holds; empty where it is not.
    var origins = ConditionTable<Origin>()
    /// What is shown of it, by the keys of a field.
    var words: [String: [String]] = [:]

    var isAsked: Bool { !origins.isEmpty }

    init(_ kind: Kind) {
      self.kind = kind
    }

    /// Whether a member that is left out was required, which was told.
    struct Loss {
      let isTold: Bool
    }
  }

  /// One description of a member that is asked.
  struct Origin {
    let condition: SchemaCondition
    let schemas: [JSONNode]
    /// The keys of a field that say what the answer is.
    let accepted: FieldDraft
    let isRequired: Bool
    /// Whether what the answer is was said, and not guessed.
    let isCertain: Bool
  }

  /// An object inside of the answers.
  struct Group {
    let isOptional: Bool
    let range: Range<Int>
    /// When it is described at all.
    var conditions: Alternatives
    /// The ids of what is required in it, where it is optional.
    var required: [String] = []
  }

  /// Where in the answers something is, and what holds there.
  struct Place {
    var path: [String] = []
    /// Schemas that must not come again.
    var trail: Set<Int> = []
    var condition = SchemaCondition.always
    /// The id of the nearest object around that may be left out.
    var optionalGroup: String?

    var id: String { path.joined(separator: ".") }
  }

  /// Where the field with an id stands among ``entries``.
  func entry(_ id: String) -> Int? { entryPlaces[id] }

  mutating func replaceEntries(by others: [Entry]) {
    (entries, entryPlaces) = ([], IDTable())
    for entry in others { append(entry) }
  }

  mutating func append(_ entry: Entry) {
    if let id = entry.id { entryPlaces[id] = entries.count }
    entries.append(entry)
  }

  /// Counts a schema that a condition is made of.
  ///
  /// - Returns: whether there may be more: references to references double them each time. What stands in the
  ///   document itself is never too much.
  mutating func countsStep() -> Bool {
    steps += 1
    return steps <= Self.stepLimit + source.schema.range.count
  }

  mutating func warn(_ sentence: String, at range: Range<Int>) {
    warnings.append(DialectWarning(sentence, at: range))
  }
}

extension SchemaTranslator {
  /// What a member of an object is, and what is said of it.
  struct Member {
    let name: String
    let schemas: [JSONNode]
    let nameRange: Range<Int>
    let isRequired: Bool
    let appearance: JSONNode?
    let data: JSONNode?
  }

  /// Takes the members of an object, then what depends on them.
  mutating func takeObject(
    _ view: SchemaView, appearance: JSONNode?, data: JSONNode?, at place: Place
  ) {
    let required = Set(view.names(in: "required").map { Array($0.utf8) })
    let data = data ?? view["default"]
    var inner = place
    inner.trail = view.innerTrail
    for section in sections(of: view, appearance) {
      takeNote(section.title, section.description, at: inner)
      for member in section.members {
        takeMember(
          Member(
            name: member.name, schemas: member.schemas, nameRange: member.nameRange,
            isRequired: required.contains(Array(member.name.utf8))
              || member.schemas.contains(where: \.saysItIsRequired),
            appearance: appearance?[member: member.name], data: data?[member: member.name]),
          at: inner)
      }
    }
    tellWhatIsNotRead(of: view, appearance)
    takeBranches(of: view, appearance, data, at: inner)
  }

  /// Adds a note of a title and a description, where there is one.
  mutating func takeNote(_ title: JSONNode?, _ description: JSONNode?, at place: Place) {
    guard let range = (title ?? description)?.range, !place.condition.isNever else { return }
    var note = FieldDraft(id: nil, type: "note", at: range)
    note.show(title, as: "label")
    note.show(description, as: "description")
    guard note["label"] != nil || note["description"] != nil else { return }
    // A note needs a label, or its description stands alone under nothing.
    if note["label"] == nil { note["label"] = note["description"] }
    if note["label"]?.range == note["description"]?.range { note["description"] = nil }
    append(Entry(field: note, condition: place.condition))
  }
}

extension JSONNode {
  /// Draft-03's way, which some still write.
  fileprivate var saysItIsRequired: Bool {
    if case .bool(true) = self[member: "required"]?.content { true } else { false }
  }
}
