// The deepest document on the smallest stack that a thread is commonly given.

import JSON
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct stack {
  @Test func `512 levels are read, compared, written and freed on 512 KiB`() {
    var attributes = pthread_attr_t()
    var failures = unsafe [
      pthread_attr_init(&attributes), pthread_attr_setstacksize(&attributes, 512 << 10),
    ]
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let started = unsafe pthread_create(&thread, &attributes, { _ in unsafe roundTrip() }, nil)
    failures.append(started)
    #expect(failures == [0, 0, 0])
    guard started == 0 else { return }
    var result: UnsafeMutableRawPointer?
    #if canImport(Darwin)
      guard let thread = unsafe thread else { return }
    #endif
    let joined = unsafe pthread_join(thread, &result)
    #expect(joined == 0)
    #expect(unsafe result == UnsafeMutableRawPointer(bitPattern: 1))
  }
}

/// - Returns: 1 as a pointer where all went well.
private func roundTrip() -> UnsafeMutableRawPointer? {
  let levels = JSONDocument.depthLimit
  let text =
    String(repeating: "{\"a\":", count: levels) + "1" + String(repeating: "}", count: levels)
  guard let value = JSONDocument.parse(Array(text.utf8)).root?.value else { return nil }
  let bytes = JSONWriter(.indented).bytes(of: value)
  let isSame = JSONDocument.parse(bytes).root?.value == value
  return isSame ? unsafe UnsafeMutableRawPointer(bitPattern: 1) : nil
}
