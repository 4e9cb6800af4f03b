// Records that are plainly right, in one look at their bytes: no string is made of them, and what is written is
// mostly the record itself.
//
// It never says that a record is wrong. A value that its bytes do not show to be right (an escape that we would write
// otherwise, a length that needs grapheme clusters, a blank at an end) is given to the field, which decides what a
// valid answer is. A record with a value that is refused, a name that is no field's or anything else that is to be
// told goes the general way, to `RecordFill`. The law: where this takes a record, both ways write the same bytes.

import JSON

/// Takes records of one form.
struct QuickPass: Sendable {
  let form: Form
  let plan: RecordPlan

  /// Those of the plan, to which states are added as texts need them.
  var automata: [Automaton]

  /// Values of this record that are not written as they came, one behind the other.
  var made: [UInt8] = []

  /// What is known of each field of the plan in this record.
  private var slots: [RecordSlot]

  /// - Returns: `nil` for a form whose records all have to go the general way.
  init?(_ form: Form) {
    guard let plan = RecordPlan(form) else { return nil }
    self.form = form
    self.plan = plan
    automata = plan.automata
    slots = [RecordSlot](repeating: RecordSlot(), count: plan.fields.count)
  }

  /// Appends what a record comes to, with a line feed.
  ///
  /// Linear in the record; in the number of fields too for each name that is not the next one.
  ///
  /// - Parameters:
  ///   - input: the line of the record with its line feed somewhere, and at least eight bytes behind.
  ///   - start: where the line begins.
  /// - Returns: where the next line begins; `nil` where the record has to go the general way, and
  ///   nothing was written.
  mutating func take(
    _ input: [UInt8], from start: Int, into output: inout [UInt8]
  ) -> Int? {
    guard let reading = read(input, from: start), let isComplete = decide(input) else { return nil }
    if isComplete && reading.isCanonical {
      output.append(contentsOf: input[start..<reading.end])
    } else {
      write(input, into: &output)
    }
    return reading.end
  }

  // MARK: Reading

  /// What was read of a line.
  private struct Reading {
    /// Where the next one begins.
    let end: Int
    /// Whether the record is written as we write it, as far as it goes.
    let isCanonical: Bool
  }

  private mutating func read(_ input: [UInt8], from start: Int) -> Reading? {
    let line = input.span
    guard line[start] == UInt8(ascii: "{") else { return nil }
    for place in slots.indices { slots[place] = RecordSlot() }
    made.removeAll(keepingCapacity: true)
    var at = start + 1
    var isCanonical = true
    var next = 0
    skipBlanks(line, &at, &isCanonical)
    while true {
      guard let place = place(of: line, at: at, from: next), !slots[place].isGiven else {
        return nil
      }
      if place < next { isCanonical = false }
      next = place + 1
      at += plan.fields[place].name.count
      skipBlanks(line, &at, &isCanonical)
      guard let value = value(for: place, in: input, at: at) else { return nil }
      slots[place] = RecordSlot(given: value, from: at)
      if value.made != nil { isCanonical = false }
      at = value.end
      skipBlanks(line, &at, &isCanonical)
      if line[at] == UInt8(ascii: "}") { break }
      guard line[at] == UInt8(ascii: ",") else { return nil }
      at += 1
      skipBlanks(line, &at, &isCanonical)
    }
    at += 1
    skipBlanks(line, &at, &isCanonical)
    guard line[at] == UInt8(ascii: "\n") else { return nil }
    return Reading(end: at + 1, isCanonical: isCanonical)
  }

  /// A line feed ends the line, so it is none of them.
  @inline(__always)
  private func skipBlanks(_ line: Span<UInt8>, _ at: inout Int, _ isCanonical: inout Bool) {
    while line[at] <= 0x20 {
      guard line[at] == 0x20 || line[at] == 0x09 || line[at] == 0x0D else { return }
      isCanonical = false
      at += 1
    }
  }

  /// The field whose name stands at an offset; the one that is expected is looked at first.
  @inline(__always)
  private func place(of line: Span<UInt8>, at offset: Int, from next: Int) -> Int? {
    let pool = plan.pool.bytes.span
    for place in next..<plan.fields.count
    where plan.fields[place].name.stands(at: offset, of: line, pool: pool) {
      return place
    }
    for place in 0..<next
    where plan.fields[place].name.stands(at: offset, of: line, pool: pool) {
      return place
    }
    return nil
  }

  // MARK: Deciding

  /// Finds out what each field comes to, hidden ones and those that are not there among them.
  ///
  /// - Returns: whether just those that were given are written, each as it was; `nil` where the record
  ///   has to go the general way.
  private mutating func decide(_ input: [UInt8]) -> Bool? {
    var isComplete = true
    for place in slots.indices {
      if !isAsked(place, input) {
        // An answer to what is not asked is told.
        guard slots[place].bits == 0 else { return nil }
        if slots[place].isGiven { isComplete = false }
        slots[place].isHidden = true
      } else if !slots[place].isGiven {
        guard let absent = plan.fields[place].absent else { return nil }
        slots[place].bits = absent.bits
        isComplete = false
      } else if slots[place].bits == 0 {
        guard plan.fields[place].takesNothing else { return nil }
      }
    }
    return isComplete
  }

  @inline(__always)
  private func isAsked(_ place: Int, _ input: [UInt8]) -> Bool {
    guard let condition = plan.fields[place].condition else { return true }
    return plan.conditions[condition].holds(slots) { place in
      let bytes = Array(self.bytes(of: place, input))
      return (try? JSONDocument(parsing: bytes))?.root.value ?? .null
    }
  }

  /// The answer of a field that is not hidden, as it is written.
  private func bytes(of place: Int, _ input: [UInt8]) -> ArraySlice<UInt8> {
    let slot = slots[place]
    if !slot.isGiven { return plan.pool.bytes[plan.fields[place].absent?.value ?? 0..<0] }
    return slot.isMade ? made[slot.value] : input[slot.value]
  }

  // MARK: Writing

  private func write(_ input: [UInt8], into output: inout [UInt8]) {
    var separator = UInt8(ascii: "{")
    for place in slots.indices where !slots[place].isHidden {
      output.append(separator)
      separator = UInt8(ascii: ",")
      output.append(contentsOf: plan.pool.bytes[plan.fields[place].name.range])
      output.append(contentsOf: bytes(of: place, input))
    }
    if separator == UInt8(ascii: "{") { output.append(separator) }
    output.append(UInt8(ascii: "}"))
    output.append(UInt8(ascii: "\n"))
  }
}

/// What is known of a field in one record.
struct RecordSlot: Sendable {
  var isGiven = false

  /// Where its value stands, in the input or among those that were made.
  private(set) var value = 0..<0
  private(set) var isMade = false

  /// What conditions see of the answer: see `Field.bits(of:)`.
  var bits: UInt64 = 0

  var isHidden = false

  init() {}

  init(given value: QuickValue, from start: Int) {
    isGiven = true
    self.value = value.made ?? start..<value.end
    isMade = value.made != nil
    bits = value.bits
  }
}

/// A value that was read and is right.
struct QuickValue {
  /// Behind its last byte.
  let end: Int

  /// See `Field.bits(of:)`.
  var bits: UInt64 = 1

  /// Where its answer stands among those that were made; `nil` where it is written as it came.
  var made: Range<Int>?
}
