import FirstFrameLocalFiles
import Foundation

/// The signals that end a watch, as events.
///
/// `nonisolated(unsafe)`: a signal handler has no arguments of its own, and may not take a lock. The descriptor is set
/// before the handlers are installed, and does not change.
enum WatchSignals {
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Catches the signals from now on.
  static func forward(to receive: @escaping @Sendable (Int32) -> Void) throws(POSIXError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError.current }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[1]
    let reading = ends[0]
    let thread = Thread {
      var number: UInt8 = 0
      while true {
        let count = read(reading, &number, 1)
        if count == 1 { receive(Int32(number)) } else if count == 0 || errno != EINTR { return }
      }
    }
    thread.name = "signals"
    thread.start()
    for number in ending { catchSignal(number) }
  }

  /// Leaves Ctrl-C to the program in the foreground, or takes it back.
  static func ignoreInterrupts(_ isIgnored: Bool) {
    for number in [SIGINT, SIGQUIT] {
      if isIgnored { signal(number, SIG_IGN) } else { catchSignal(number) }
    }
  }

  private static func catchSignal(_ number: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(WatchSignals.descriptor, &byte, 1)
      errno = error
    }
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }
}
