import Foundation
import Synchronization

/// A program that uses the terminal while the watch waits for it, such as an editor.
final class ForegroundProgram: Sendable {
  private let processID: pid_t
  private let isRunning = Mutex(true)

  /// - Parameter arguments: The program, by its path or its name in `PATH`, and its arguments.
  init(_ arguments: [String]) throws(POSIXError) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    // The watch ignores these signals meanwhile.
    for number in [SIGINT, SIGQUIT, SIGTTOU] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var list: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in list + values { free(text) } }
    var processID = pid_t()
    let code = posix_spawnp(&processID, arguments.first ?? "", nil, &attributes, &list, &values)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    self.processID = processID
  }

  /// Waits for the end of the program. To be called once, also if it is ended.
  func wait() {
    var status: Int32 = 0
    while isRunning.withLock({ isRunning in
      let collected = waitpid(processID, &status, WNOHANG)
      if collected == processID || collected < 0 && errno != EINTR { isRunning = false }
      return isRunning
    }) {
      usleep(10_000)
    }
  }

  /// Ends the program, and returns when it has ended.
  func end() {
    for (number, seconds) in [(SIGTERM, 2), (SIGKILL, 5)] {
      isRunning.withLock { isRunning in
        if isRunning { kill(processID, number) }
      }
      let deadline = ContinuousClock.now + .seconds(seconds)
      while isRunning.withLock({ $0 }), ContinuousClock.now < deadline { usleep(5000) }
    }
  }
}
