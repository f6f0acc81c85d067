import Foundation

/// A text that the process prints if it crashes, or if a stage takes too long.
enum CrashNote {
  // Written by the main thread only; the handler reads it when that thread has stopped.
  nonisolated(unsafe) private static let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 200)
  nonisolated(unsafe) private static var length = 0
  /// The longest duration of a stage, in seconds.
  private static let limit: UInt32 = 120

  static func set(_ note: String) {
    length = min(note.utf8.count, text.count)
    for (index, byte) in note.utf8.prefix(length).enumerated() { text[index] = byte }
    alarm(limit)
  }

  static func install() {
    // A stack overflow leaves no stack for the handler.
    let size = 1 << 16
    var stack = stack_t(ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in CrashNote.end(signal) }
      action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK) | SA_RESETHAND)
      sigaction(signal, &action, nil)
    }
  }

  /// Uses only functions that are allowed in a handler.
  private static func end(_ signal: Int32) {
    let reason: StaticString = signal == SIGALRM ? "too slow: " : "crash: "
    write(STDERR_FILENO, reason.utf8Start, reason.utf8CodeUnitCount)
    write(STDERR_FILENO, text.baseAddress, length)
    raise(signal)
  }
}
