import FirstFrameLocalFiles
import Foundation

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
