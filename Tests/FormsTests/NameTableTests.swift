import Forms
import Support
import Testing

@Suite struct `names by their bytes` {
  @Test func `two spellings of one letter are two names`() {
    var table = NameTable()
    let added = [
      table.insert("caf\u{E9}".utf8, 1), table.insert("cafe\u{301}".utf8, 2),
      table.insert("caf\u{E9}".utf8, 3),
    ]
    #expect(added == [true, true, false])
    #expect(table["caf\u{E9}".utf8] == 1)
    #expect(table["cafe\u{301}".utf8] == 2)
    #expect(table["cafe".utf8] == nil)
    #expect(table["".utf8] == nil)
  }

  @Test(arguments: [1, 7, 42] as [UInt64])
  func `it agrees with a dictionary`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = NameTable()
    var model: [[UInt8]: Int] = [:]
    for number in 0..<5000 {
      let name = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        UInt8.random(in: 97...110, using: &random)
      }
      let isNew = table.insert(name, number)
      #expect(isNew == (model[name] == nil), "seed \(seed)")
      if model[name] == nil { model[name] = number }
      #expect(table[name] == model[name], "seed \(seed)")
      guard number.isMultiple(of: 3) else { continue }
      table.update(name, to: -number)
      model[name] = -number
      #expect(table[name] == -number, "seed \(seed)")
    }
  }
}
