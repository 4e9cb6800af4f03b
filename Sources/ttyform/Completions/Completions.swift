// `ttyform completions`: the script of a shell, and the answers to what that script asks.

import Forms
import JSON
import Terminal

/// A shell that completes the command line of this program.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches it to.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }
}

enum Completions {
  /// Answers a shell's question: see ``Completion``.
  ///
  /// Whatever is wrong, nothing is said: words on stderr would go across the line that is typed.
  static func answer(_ words: [Word], at index: Int) throws(Stop) {
    guard words.indices.contains(index) else { return }
    let surroundings = Surroundings()
    let completion = Completion(of: words, at: index) { form(in: $0, surroundings) }
    do throws(SystemError) {
      try Descriptor.standardOutput.writeAll(Array(completion.text.utf8))
    } catch {
      throw Stop(.exit(.inputOutput))
    }
  }

  /// The form in a file; only a regular one of a sensible size is read, since a shell waits.
  private static func form(in word: Word, _ surroundings: Surroundings) -> Form? {
    let path = FilePath(surroundings.expandingTilde(word.text))
    guard let status = try? FileStatus(of: path), status.kind == .regular, status.size < 1 << 24,
      let bytes = try? path.readAll(limit: 1 << 24, deadline: nil)
    else { return nil }
    let fileName = InputSource.file(path).fileName
    return try? FormFile(reading: SourceText(bytes), fileName: fileName, as: nil).form
  }
}
