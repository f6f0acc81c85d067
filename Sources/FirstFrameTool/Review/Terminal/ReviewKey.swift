/// What a key asks for.
enum ReviewKey: Hashable {
  case accept, acceptGroup, reject, skip, undo
  case view, open
  case quit
  /// The screen is to be drawn again.
  case redraw
  case unknown

  init(_ byte: UInt8) {
    self =
      switch UnicodeScalar(byte) {
      case "a": .accept
      case "A": .acceptGroup
      case "r": .reject
      case "s", " ": .skip
      case "u": .undo
      case "d": .view
      case "o": .open
      case "q", "\u{04}": .quit
      default: .unknown
      }
  }
}
