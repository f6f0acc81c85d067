import Foundation

/// Reads keys from a terminal that gives them one by one.
struct KeyReader {
  /// Waits for a key. The end of the input quits.
  func next() -> ReviewKey {
    var byte: UInt8 = 0
    var descriptors = [STDIN_FILENO, TerminalState.bellDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&descriptors, 2, -1) < 0 {
      guard errno == EINTR else { return .quit }
    }
    if descriptors[1].revents != 0 { return .redraw }
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return .quit }
    guard byte == 0x1B else { return ReviewKey(byte) }
    dropSequence()
    return .unknown
  }

  /// An arrow or a function key comes as several bytes at once, of which none is a key of its own.
  private func dropSequence() {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    while poll(&descriptor, 1, 20) == 1, read(STDIN_FILENO, &byte, 1) == 1 {
      // The final byte of a control sequence (ECMA-48).
      if byte >= 0x40, byte != UInt8(ascii: "["), byte != UInt8(ascii: "O") { return }
    }
  }
}
