import FirstFrameLocalFiles
import Foundation
import Synchronization

/// Something that a watch reacts to.
enum WatchEvent: Sendable {
  case changed([FileChange], FileVersions)
  case watches(FileWatcher.Method)
  /// What the running round does.
  case progress(String)
  case roundEnded(RoundOutcome, PackageDescription?)
  case key(UInt8)
  /// A program that used the terminal ended.
  case foregroundEnded
  case inputEnded
  case signal(Int32)
}

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

/// Reads the keys of a terminal, or waits for the end of an input that is no terminal, on a thread of its own.
final class KeyInput: Sendable {
  private let wake: WakePipe
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameter receive: Gets each byte, and `nil` at the end of the input.
  init(receive: @escaping @Sendable (UInt8?) -> Void) throws(POSIXError) {
    wake = try WakePipe()
    let (wake, ended) = (wake.reading, ended)
    let thread = Thread {
      Self.read(wake: wake, receive: receive)
      ended.signal()
    }
    thread.name = "keys"
    thread.start()
  }

  /// Stops reading, so that another program can.
  func stop() {
    wake.post()
    ended.wait()
    ended.signal()
  }

  private static func read(wake: Int32, receive: (UInt8?) -> Void) {
    while true {
      var descriptors = [wake, STDIN_FILENO].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return
      }
      if descriptors[0].revents != 0 { return }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else {
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        receive(nil)
        return
      }
      // Arrow keys and function keys begin with an escape character, and mean nothing here.
      if bytes[0] == 0x1B, count > 1 { continue }
      for byte in bytes.prefix(count) { receive(byte) }
    }
  }
}
