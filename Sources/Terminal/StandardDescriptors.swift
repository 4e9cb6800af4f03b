// The three descriptors that every process expects, made safe before anything else is opened.

extension CurrentProcess {
  /// Makes the standard descriptors safe to use, to be called before anything is opened.
  ///
  /// One that was closed when the process started would be given to the next file that is opened, and
  /// answers could end up in it. Its number is taken by /dev/null the wrong way round, so that to read
  /// or write it fails with EBADF, as it would have. From then on a reader that has gone is an error of
  /// the write (EPIPE), not a death by SIGPIPE.
  package static func secureStandardDescriptors() {
    SystemCalls.ignore(.brokenPipe)
    let uses: [(Descriptor, Descriptor.Access)] = [
      (.standardInput, .write), (.standardOutput, .read), (.standardError, .read),
    ]
    for (descriptor, wrongAccess) in uses where (try? FileStatus(of: descriptor)) == nil {
      // The lowest free number is the one that is missing.
      _ = try? Descriptor(opening: "/dev/null", for: wrongAccess)
    }
  }
}
