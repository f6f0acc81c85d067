import FirstFrameSnapshotReview
import FirstFrameTerminalOutput
import Foundation

/// A review in the terminal, controlled by keys.
struct TerminalReview {
  private(set) var session: ReviewSession
  let traits: TerminalTraits
  private var view = ReviewView.sideBySide
  private var remark: String?

  init(session: ReviewSession, traits: TerminalTraits) {
    self.session = session
    self.traits = traits
  }

  /// Handles keys until everything is decided or the user quits.
  mutating func run(in terminal: RawTerminal) {
    let keys = KeyReader()
    draw(in: terminal)
    while session.current != nil {
      let key = keys.next()
      if key == .quit { return }
      if key == .redraw, TerminalState.drainEvents() { terminal.resume() }
      guard key != .unknown else { continue }
      handle(key)
      draw(in: terminal)
    }
  }

  private mutating func handle(_ key: ReviewKey) {
    remark = nil
    do {
      switch key {
      case .accept: try session.accept()
      case .acceptGroup: try session.acceptGroup()
      case .reject: try session.reject()
      case .skip: try session.skip()
      case .undo:
        if !session.canUndo { remark = "There is nothing to undo." }
        try session.undo()
      case .view: view = view.next
      case .open: remark = session.current.map(PictureOpener.open)
      case .quit, .redraw, .unknown: break
      }
    } catch {
      remark = "\(error)"
    }
  }

  private func draw(in terminal: RawTerminal) {
    let (columns, rows, cell) = terminal.size
    let screen = ReviewScreen(columns: columns, rows: rows, cell: cell, traits: traits)
    terminal.write(screen.text(of: session, view: view, remark: remark))
  }
}

/// The command that a key stands for.
enum ReviewKey: Hashable {
  case accept, acceptGroup, reject, skip, undo
  case view, open
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
      case "u": .undo
      case "d": .view
      case "o": .open
      case "q", "\u{04}": .quit
      default: .unknown
      }
  }
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

/// Opens pictures with the desktop's default program.
enum PictureOpener {
  /// Opens the difference or the actual picture, and returns a message.
  static func open(_ change: SnapshotChange) -> String {
    guard let path = change.difference ?? change.actual else { return "There is nothing to open." }
    let process = Process()
    #if canImport(Darwin)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/open")
    #else
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    #endif
    process.arguments = [path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      return "Opened \(path)"
    } catch {
      return "There is no program to open \(path)"
    }
  }
}
