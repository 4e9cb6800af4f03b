// What a draft belongs to: the form's file, and what is filled in or known from the start.

import Forms
import Terminal

/// A hash of bytes: FNV-1a, 64 bits (RFC 9923).
struct Fingerprint: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes, and that they end here.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // No byte of UTF-8 and no name of a file is FF.
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  /// Sixteen hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// What a draft belongs to.
struct DraftKey: Equatable {
  /// How a person would call the form: its path from the root, or `stdin` and the like.
  let form: String
  /// A hash of the form's file: a draft outlives a change of it, but that is worth knowing.
  let content: UInt64
  /// A hash of everything that another filling in must share to start with the same draft.
  let owner: Fingerprint

  /// - Parameter known: what is known and what is filled in; of secrets nothing is looked at.
  init(
    of source: InputSource, _ bytes: [UInt8], _ request: KnownSources,
    known: KnownAnswers, edits: KnownAnswers
  ) {
    var content = Fingerprint()
    content.add(bytes)
    self.content = content.value
    var owner = Fingerprint()
    if let path = source.lastingPath {
      form = path.description
      owner.add(path.bytes)
    } else {
      // Where there is no name, the form itself is the name.
      form = source.name
      owner.add(bytes)
    }
    for source in request.edits { owner.add((source.lastingPath ?? "").bytes) }
    for (part, answers) in [("known", known), ("edit", edits)] {
      owner.add(part.utf8)
      for (index, field) in answers.form.fields.enumerated() where !field.isSecret {
        guard let entered = answers.entered(index) else { continue }
        owner.add(field.id.utf8)
        owner.add(field.typedText(for: entered).utf8)
      }
    }
    self.owner = owner
  }
}

extension InputSource {
  /// The path from the root of a file that will be there again; `nil` for stdin and for a pipe.
  fileprivate var lastingPath: FilePath? {
    guard case .file(let path) = self, let status = try? FileStatus(of: path),
      status.kind == .regular
    else { return nil }
    return path.absolute
  }
}
