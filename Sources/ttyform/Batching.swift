// `--batch`: many records from stdin, in memory that does not grow with their number.

import Forms
import Terminal

enum Batching {
  /// Checks the records of stdin and writes those that are valid, to a file or to stdout.
  ///
  /// What is wrong with the others goes to stderr. A file is written whole or not at all; it is whole
  /// where all of stdin was read, whatever records were left out.
  static func run(_ form: Form, to file: FilePath?) -> Ending {
    var run = BatchRun(form)
    switch run.run(to: file, isPrivate: form.fields.contains(where: \.isSecret)) {
    case .finished:
      return .exit(run.hasLeftOut ? .invalidAnswers : .success)
    case .ended(by: let signal):
      return .signal(signal)
    case .cannotRead(let error):
      Diagnostics.write("cannot read stdin: \(error.message)")
      return .exit(.inputOutput)
    case .cannotWrite(let error):
      return Output.cannotWrite(file, error)
    }
  }
}

/// Why a batch is over.
private enum BatchEnd: Error {
  case finished
  case ended(by: Signal)
  case cannotRead(SystemError)
  case cannotWrite(SystemError)
}

/// The loop: read, check, write, tell.
private struct BatchRun {
  private var batch: Batch
  private var input = RecordInput()
  private var progress = BatchProgress()

  init(_ form: Form) {
    batch = Batch(form: form, recordLimit: Limits.input)
  }

  var hasLeftOut: Bool { batch.invalidCount > 0 }

  mutating func run(to file: FilePath?, isPrivate: Bool) -> BatchEnd {
    defer { progress.erase() }
    do throws(SystemError) {
      // The signals first, so that none comes between them and the temporary file.
      let signals = try Signals()
      guard let file else { return run(to: .standardOutput, signals) }
      var replacement = try FileReplacement(of: file, isPrivate: isPrivate)
      let end = run(to: replacement.descriptor, signals)
      if case .finished = end { try replacement.finish() }
      return end
    } catch {
      return .cannotWrite(error)
    }
  }

  private mutating func run(to output: Descriptor, _ signals: borrowing Signals) -> BatchEnd {
    do throws(BatchEnd) {
      repeat {
        try wait(signals)
      } while try step(to: output, signals)
      return .finished
    } catch {
      return error
    }
  }

  /// Waits for input, and does what signals ask for meanwhile.
  private mutating func wait(_ signals: borrowing Signals) throws(BatchEnd) {
    while true {
      let ready: Readiness
      do throws(SystemError) {
        ready = try Descriptor.wait(
          for: [.standardInput, signals.descriptor], timeoutMilliseconds: nil)
      } catch {
        throw .cannotRead(error)
      }
      guard ready.readable.contains(signals.descriptor) else { return }
      let came = signals.take()
      if let signal = came.ending { throw .ended(by: signal) }
      if came.contains(.stop) {
        progress.erase()
        signals.suspend(.process)
      }
    }
  }

  /// Reads once and passes on what comes of it.
  ///
  /// - Returns: whether there may be more.
  private mutating func step(
    to output: Descriptor, _ signals: borrowing Signals
  ) throws(BatchEnd) -> Bool {
    let count: Int
    do throws(SystemError) {
      input.makeRoom()
      count = try Descriptor.standardInput.read(into: &input.bytes, at: input.room)
    } catch {
      throw .cannotRead(error)
    }
    input.add(count)
    var isMore: Bool
    repeat {
      isMore = batch.take(from: &input)
      do throws(SystemError) {
        try output.writeAll(batch.output)
      } catch {
        if let signal = signals.take().ending { throw .ended(by: signal) }
        throw .cannotWrite(error)
      }
      if !batch.reports.isEmpty {
        progress.erase()
        Diagnostics.write(Diagnostics.records(batch.reports))
      }
      batch.clear()
    } while isMore
    progress.show(records: batch.count, leftOut: batch.invalidCount, bytes: count)
    return count > 0
  }
}
