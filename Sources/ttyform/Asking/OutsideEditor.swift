// The person's own editor on a text: a private file, the program, and what is in the file afterwards.

import Prompting
import Terminal

/// An editor that is a program of its own.
struct OutsideEditor {
  /// What to run, as VISUAL or EDITOR says it: a program, perhaps with arguments.
  let command: String

  /// Where the private directory is made.
  let directory: FilePath

  /// VISUAL, else EDITOR, else vi; TMPDIR, else /tmp.
  ///
  /// A variable that is empty or blank counts as not set.
  init(_ variable: (String) -> String? = CurrentProcess.environment) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    command = value("VISUAL") ?? value("EDITOR") ?? "vi"
    directory = FilePath(value("TMPDIR") ?? "/tmp")
  }

  /// The program and its arguments.
  ///
  /// A plain word is run as it is. Anything else is a command of the shell, as it is for git and less, so
  /// that quotes and options work; the file is an argument of that command and no part of its text.
  func arguments(for file: FilePath) -> [String] {
    if Self.isWord(command) { return [command, file.description] }
    // The editor in the shell's place, so that its stops and ours are told to each other.
    let exec = isOneProgram ? "exec " : ""
    return ["sh", "-c", exec + command + " \"$@\"", "ttyform", file.description]
  }

  /// Whether the command is a program with arguments: neither an assignment nor an operator is in it.
  private var isOneProgram: Bool {
    let words = command.split(separator: " ", maxSplits: 1)
    return words.first.map(Self.isWord) ?? false
      && !command.contains { ";&|<>()`\n".contains($0) }
  }

  /// Whether a text means itself to a shell.
  private static func isWord(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+,:@".unicodeScalars.contains(scalar)
    }
  }

  /// What came of the text, and why the editor was told to end, if it was.
  struct Edited {
    var result: OutsideResult
    var cause: ChildProcess.Cause?
  }

  /// Runs the editor on the text, and removes everything it had to do with, but for the file of one that
  /// crashed after it had saved.
  ///
  /// An editor that was told to end has failed at nothing: what it saved until then counts. Raw mode must
  /// not be held.
  ///
  /// - Parameter saved: is called while the editor is open, with each text that it has saved by then.
  func edit(
    _ text: OutsideText, on device: borrowing TerminalDevice, signals: borrowing Signals,
    until deadline: Deadline, saved: ([UInt8]) -> Void
  ) -> Edited {
    var cause: ChildProcess.Cause?
    do throws(SystemError) {
      let folder = try directory.makePrivateDirectory(prefix: "ttyform-")
      var isLeft = false
      defer { if !isLeft { folder.removeDirectoryAndFiles() } }
      let file = folder.appending(FilePath("text." + text.fileExtension))
      try file.create(private: text.bytes)
      var watch = FileWatch(file, contents: text.bytes)
      let end = run(on: file, device, signals, until: deadline) {
        if let bytes = watch.change() { saved(bytes) }
      }
      switch end {
      case .exited: break
      case .cutShort(let why): cause = why
      case .failed(.killed(let number, _)) where watch.differs(from: text.bytes):
        isLeft = true
        return Edited(result: .failed(.killed(number, saved: file.description)))
      case .failed(let problem): return Edited(result: .failed(problem))
      }
      // A FIFO or a device in its place would be read for ever.
      guard try FileStatus(of: file).kind == .regular else {
        return Edited(result: .failed(.file("not a file")), cause: cause)
      }
      return Edited(result: .bytes(try file.readAll()), cause: cause)
    } catch {
      return Edited(result: .failed(.file(error.message)), cause: cause)
    }
  }

  /// How the editor ended.
  private enum End {
    case exited
    case cutShort(ChildProcess.Cause)
    case failed(OutsideProblem)
  }

  private func run(
    on file: FilePath, _ device: borrowing TerminalDevice, _ signals: borrowing Signals,
    until deadline: Deadline, meanwhile: () -> Void
  ) -> End {
    let arguments = arguments(for: file)
    do throws(SystemError) {
      let status = try ChildProcess.run(
        arguments, on: device, signals: signals, until: deadline, meanwhile: meanwhile)
      switch status {
      case .exited(0): return .exited
      // What a shell answers where there is no such command.
      case .exited(127) where arguments.first == "sh": return .failed(.notFound(command))
      case .exited(let status): return .failed(.exited(Int(status)))
      case .signalled(let signal): return .failed(.killed(Int(signal.rawValue)))
      case .cutShort(let cause): return .cutShort(cause)
      }
    } catch {
      return .failed(error.code == .noSuchFile ? .notFound(command) : .file(error.message))
    }
  }
}
