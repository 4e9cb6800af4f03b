// `--batch`: many records from stdin, in memory that does not grow with their number.

import Forms
import Terminal

enum Batching {
  /// Checks the records of stdin and writes those that are valid, to a file or to stdout.
  ///
  /// What is wrong with the others goes to stderr. A file is written whole or not at all; it is whole
  /// where all of stdin was read, whatever records were left out.
  static func run(_ request: FillRequest) throws(Stop) {
    let form = try FormFile.form(from: request.form, as: request.dialect, until: nil)
    var run = BatchRun(form, to: request.output.file)
    try run.run(isPrivate: form.fields.contains(where: \.isSecret))
    if run.hasLeftOut { throw Stop(.exit(.invalidAnswers)) }
  }
}

/// The loop: read, check, write, tell.
private struct BatchRun {
  private var batch: Batch
  private var input = RecordInput()
  private var progress = BatchProgress()

  /// The file that takes the records instead of stdout.
  private let file: FilePath?

  init(_ form: Form, to file: FilePath?) {
    batch = Batch(form: form, recordLimit: Limits.input)
    self.file = file
  }

  var hasLeftOut: Bool { batch.invalidCount > 0 }

  mutating func run(isPrivate: Bool) throws(Stop) {
    defer { progress.erase() }
    // The signals first, so that none comes between them and the temporary file.
    let signals = try writing { () throws(SystemError) in try Signals() }
    guard let file else { return try pass(to: .standardOutput, signals) }
    var replacement = try writing { () throws(SystemError) in
      try FileReplacement(of: file, isPrivate: isPrivate)
    }
    try pass(to: replacement.descriptor, signals)
    try writing { () throws(SystemError) in try replacement.finish() }
  }

  private mutating func pass(
    to output: Descriptor, _ signals: borrowing Signals
  ) throws(Stop) {
    var isMore: Bool
    repeat {
      try wait(signals)
      isMore = try read()
      try passOn(to: output, signals)
    } while isMore
  }

  /// Waits for input, and does what signals ask for meanwhile.
  private mutating func wait(_ signals: borrowing Signals) throws(Stop) {
    while true {
      let ready: Readiness
      do throws(SystemError) {
        ready = try Descriptor.wait(
          for: [.standardInput, signals.descriptor], timeoutMilliseconds: nil)
      } catch {
        throw cannotRead(error)
      }
      guard ready.readable.contains(signals.descriptor) else { return }
      let came = signals.take()
      if let signal = came.ending { throw Stop(.signal(signal)) }
      if came.contains(.stop) {
        progress.erase()
        signals.suspend(.process)
      }
    }
  }

  /// Reads once; `false` at the end of the input.
  private mutating func read() throws(Stop) -> Bool {
    do throws(SystemError) {
      input.makeRoom()
      let count = try Descriptor.standardInput.read(into: &input.bytes, at: input.room)
      input.add(count)
      return count > 0
    } catch {
      throw cannotRead(error)
    }
  }

  /// Checks the records that were read, and passes on what comes of them.
  private mutating func passOn(
    to output: Descriptor, _ signals: borrowing Signals
  ) throws(Stop) {
    var isMore: Bool
    repeat {
      isMore = batch.take(from: &input)
      do throws(SystemError) {
        try output.writeAll(batch.output)
      } catch {
        // A write that a signal cut short ends by that signal.
        if let signal = signals.take().ending { throw Stop(.signal(signal)) }
        throw cannotWrite(error)
      }
      if !batch.reports.isEmpty {
        progress.erase()
        Diagnostics.write(Diagnostics.records(batch.reports))
      }
      batch.clear()
      progress.show(batch, bytes: input.count)
    } while isMore
  }

  private mutating func writing<Result: ~Copyable>(
    _ body: () throws(SystemError) -> Result
  ) throws(Stop) -> Result {
    do throws(SystemError) { return try body() } catch { throw cannotWrite(error) }
  }

  private mutating func cannotRead(_ error: SystemError) -> Stop {
    progress.erase()
    return Stop(.inputOutput, "cannot read stdin: \(error.message)")
  }

  private mutating func cannotWrite(_ error: SystemError) -> Stop {
    progress.erase()
    return Output.cannotWrite(file, error)
  }
}
