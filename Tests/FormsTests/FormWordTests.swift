// The words of help texts against those of the reader.

import Testing

@testable import Forms

@Suite struct `the words of the form format` {
  @Test(arguments: FormObject.allCases)
  func `have a meaning for every key`(object: FormObject) {
    #expect(object.words.map(\.name) == object.keys)
    #expect(object.words.allSatisfy { !$0.value.isEmpty && !$0.meaning.isEmpty })
  }

  @Test func `have a meaning for every type`() {
    #expect(FormVocabulary.typeWords.map(\.name) == FormVocabulary.types)
  }
}
