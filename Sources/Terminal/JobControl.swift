// Who has the terminal, and signals to the whole job: what the kernel does for a cooked terminal.
//
// References: POSIX.1-2024 chapter 11.1.4 (Terminal Access Control), tcgetpgrp(3), kill(2).

extension Signal {
  /// Sends the signal to every process of our job, this one included: kill(0, signal).
  ///
  /// That is what the kernel does for the interrupt, quit and suspend keys.
  package func sendToJob() { SystemCalls.signalGroup(self) }

  /// Ends the process by this signal, so that the parent sees the true cause.
  ///
  /// Where the signal does not end a process, exits with 128 + its number.
  package func die() -> Never {
    SystemCalls.setDefault(of: self)
    SystemCalls.unblock(self)
    SystemCalls.raiseSignal(self)
    CurrentProcess.exit(shellStatus)
  }
}

extension Descriptor {
  /// Whether another job has this terminal: a read of it would stop ours.
  package var isInBackground: Bool { SystemCalls.isInForeground(rawValue) == false }

  /// Returns when our job has this terminal; stops the job until then, as a tcsetattr(3) of a
  /// background process would.
  ///
  /// Done here and not by the kernel, because the settings to be saved must be read after the wait:
  /// before it they are those of the foreground job. Throws EIO where the stop has no effect (an
  /// orphaned process group: nobody could continue it), and EINTR where a signal came that ends this process
  /// and `Signals` has caught: who stopped again would never get to die by it.
  package func waitForForeground() throws(SystemError) {
    var stopsWithoutEffect = 0
    while isInBackground {
      let start = MonotonicClock.milliseconds
      if !Signals.endIsPending {
        Signal.terminalOutput.sendToJob()
        // Where there are more threads, the stop may take a moment.
        SystemCalls.pause(milliseconds: 5)
      }
      if Signals.endIsPending { throw SystemError("tcsetattr", .interrupted) }
      // Nothing tells a dropped stop from one that `bg` ended but the time it took.
      stopsWithoutEffect =
        MonotonicClock.milliseconds - start < 50 ? stopsWithoutEffect + 1 : 0
      if stopsWithoutEffect > 10 { throw SystemError("tcsetattr", .inputOutput) }
    }
  }
}
