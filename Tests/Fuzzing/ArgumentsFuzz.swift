// A libFuzzer entry (run by .ci/fuzz): any words as a command line, and as one in the making. Nothing traps, what is
// not understood is told in a sentence, and an option means the same however it is spelled.

import Terminal

@testable import ttyform

@c(LLVMFuzzerTestOneInput)
func parseAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let words = unsafe words(from: Array(UnsafeBufferPointer(start: start, count: count)))
  let arguments = parse(words)
  check(arguments)
  precondition(parse(words) == arguments)
  for spelled in otherSpellings(of: words) { precondition(parse(spelled) == arguments) }
  // Completions see what the parser sees, up to where they are asked.
  for index in words.indices {
    let completion = Completion(of: words.map { Word($0) }, at: index) { _ in nil }
    precondition(completion.text.hasSuffix("\n"))
  }
  return 0
}

/// Words between zero bytes; a byte from 1 to 4 stands for a known word, which the next byte chooses.
private func words(from bytes: [UInt8]) -> [[UInt8]] {
  var words: [[UInt8]] = []
  for part in bytes.split(separator: 0, omittingEmptySubsequences: false) {
    var word: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard (1...4).contains(byte) else {
        word.append(byte)
        continue
      }
      word += knownWord(of: byte, Int(rest.popFirst() ?? 0)).utf8
    }
    words.append(word)
  }
  return words
}

private func knownWord(of kind: UInt8, _ choice: Int) -> String {
  let option = Option.allCases[choice % Option.allCases.count]
  switch kind {
  case 1: return option.long
  case 2: return option.short.map(String.init) ?? "-"
  case 3: return Subcommand.allCases[choice % Subcommand.allCases.count].rawValue
  default:
    let values = option.value?.words ?? ["1", "30s", "9223372036854775807h", "a=b", "80x24", "-"]
    return values[choice / Option.allCases.count % values.count]
  }
}

/// What a command line says; two that are not understood are the same where their sentences are.
private enum Meaning: Equatable {
  case understood(Arguments)
  case error(UsageError)
}

private func parse(_ words: [[UInt8]]) -> Meaning {
  do throws(UsageError) {
    return .understood(try Arguments(parsing: words))
  } catch {
    return .error(error)
  }
}

private func check(_ meaning: Meaning) {
  switch meaning {
  case .error(let error):
    precondition(!error.sentence.isEmpty)
  case .understood(let arguments):
    let asking: AskingOptions? =
      switch arguments {
      case .fill(let request): request.asking
      case .ask(let request): request.asking
      case .play(let request): request.filling.asking
      default: nil
      }
    // A timeout of any length is a time that has not come yet, and what sounds like none is none.
    if let asking, asking.timeout != nil {
      precondition(asking.deadline.map { $0 > MonotonicClock.milliseconds } ?? false)
    }
  }
}

/// The same command line with `--name=value` in place of `--name value`, and with `--` at its end.
private func otherSpellings(of words: [[UInt8]]) -> [[[UInt8]]] {
  // The questions of completions hold another command line.
  guard case .understood(let arguments) = parse(words) else { return [] }
  if case .complete = arguments { return [] }
  var spellings: [[[UInt8]]] = []
  if !words.contains(Array("--".utf8)) { spellings.append(words + [Array("--".utf8)]) }
  var joined: [[UInt8]] = []
  var rest = words[...]
  while let word = rest.popFirst() {
    joined.append(word)
    if word == Array("--".utf8) { break }
    let option = Option.allCases.first { Array($0.long.utf8) == word }
    guard option?.value?.need == .needed, let value = rest.popFirst() else { continue }
    joined[joined.count - 1] += [UInt8(ascii: "=")] + value
  }
  spellings.append(joined + rest)
  return spellings
}
