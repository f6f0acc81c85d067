import Foundation

/// The command that a key stands for.
enum ReviewKey: Hashable {
  case accept, acceptGroup, reject, skip, move, undo
  case next, view, open, source, help
  case quit
  /// Draw the screen again.
  case redraw
  case unknown

  init(_ byte: UInt8) {
    self =
      switch UnicodeScalar(byte) {
      case "a": .accept
      case "A": .acceptGroup
      case "r": .reject
      case "s", " ": .skip
      case "m": .move
      case "u": .undo
      case "n": .next
      case "d": .view
      case "o": .open
      case "e": .source
      case "?": .help
      case "q", "\u{04}": .quit
      default: .unknown
      }
  }
}

extension ReviewKey {
  /// What the keys do, in the order of the help.
  static let descriptions: [(key: String, effect: String)] = [
    ("a", "accept"),
    ("A", "accept this change, and all snapshots in which the same nodes changed in the same way"),
    ("r", "reject"),
    ("s", "skip; a later review shows the change at its end"),
    ("m", "move the unused reference that equals this snapshot here, with git mv"),
    ("u", "undo the last decision, also all decisions of A"),
    ("n", "show the next change without a decision"),
    ("d", "show the next view: the change with its surroundings, the difference, the whole pictures"),
    ("o", "open the pictures in the default image viewer"),
    ("e", "open the source: the likely cause, or else the test"),
    ("?", "this help"),
    ("q", "quit; the next review continues with this change"),
  ]
}

/// Reads single keys from the terminal.
struct KeyReader {
  /// Waits for a key. The end of the input counts as quit.
  func next() -> ReviewKey {
    var byte: UInt8 = 0
    var descriptors = [STDIN_FILENO, TerminalState.eventDescriptor].map {
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

  /// Skips the remaining bytes of an arrow or function key.
  private func dropSequence() {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    while poll(&descriptor, 1, 20) == 1, read(STDIN_FILENO, &byte, 1) == 1 {
      // The final byte of a control sequence (ECMA-48).
      if byte >= 0x40, byte != UInt8(ascii: "["), byte != UInt8(ascii: "O") { return }
    }
  }
}
