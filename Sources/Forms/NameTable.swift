// Ids and what they stand for, looked up by their bytes.

/// Names with a number for each; two names are one only where all their bytes are.
///
/// A table of our own for two reasons. A `Dictionary` of strings takes two spellings of é for one
/// name. And the first use of a generic container costs the runtime more time than filling in a
/// whole form from a pipe: the program has to start as quickly as `/bin/true`.
package struct NameTable: Sendable {
  /// All names, one behind the other.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  /// Where a name lies in `bytes`, and its number.
  private struct Entry {
    let name: Range<Int>
    var number: Int
  }

  /// Positions in `entries` counted from 1, each at the first free slot from its hash on; 0 is free.
  ///
  /// Its size is a power of two, and at most half of it is in use.
  private var slots = [Int](repeating: 0, count: 16)

  package init() {}

  /// The number of a name, given as UTF-8; `nil` where it is not in the table.
  ///
  /// Cost: the length of the name.
  package subscript(name: some Collection<UInt8>) -> Int? {
    let position = slots[slot(of: name)]
    return position == 0 ? nil : entries[position - 1].number
  }

  /// Adds a name, given as UTF-8, unless it is there already.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  package mutating func insert(_ name: some Collection<UInt8>, _ number: Int) -> Bool {
    let slot = slot(of: name)
    guard slots[slot] == 0 else { return false }
    let start = bytes.count
    bytes.append(contentsOf: name)
    entries.append(Entry(name: start..<bytes.count, number: number))
    slots[slot] = entries.count
    if entries.count * 2 > slots.count { grow() }
    return true
  }

  /// Gives a name, as UTF-8, another number than it may have had.
  package mutating func update(_ name: some Collection<UInt8>, to number: Int) {
    guard !insert(name, number) else { return }
    entries[slots[slot(of: name)] - 1].number = number
  }

  /// The slot that holds the name, or the free one where it belongs.
  private func slot(of name: some Collection<UInt8>) -> Int {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, !bytes[entries[slots[slot] - 1].name].elementsEqual(name) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() { slots[slot(of: bytes[entry.name])] = index + 1 }
  }
}
