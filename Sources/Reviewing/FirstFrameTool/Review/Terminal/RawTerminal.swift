import FirstFrameTerminalOutput
import Foundation

/// The terminal in raw mode with the alternate screen. It is restored when the process ends, unless `SIGKILL` ends it.
final class RawTerminal {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Enters raw mode; `nil` if standard input or output is not a terminal.
  ///
  /// - Parameter pictureRemoval: The escape sequence that removes pictures from the screen. It is written when the
  ///   terminal is restored.
  init?(removingPictures pictureRemoval: String) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      TerminalState.save(leaving: pictureRemoval + Self.leave)
    else {
      return nil
    }
    TerminalState.catchSignals()
    resume()
  }

  deinit {
    TerminalState.restore()
  }

  /// Enters raw mode again, after the process was stopped and continued.
  func resume() {
    TerminalState.makeRaw()
    write(Self.enter)
  }

  /// Leaves raw mode, for a program that takes the terminal until ``resume()``.
  func suspend() {
    TerminalState.restore()
  }

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }

  /// The current number of columns and rows, and the size of a cell in pixels.
  var size: (columns: Int, rows: Int, cell: CellSize) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24, .standard)
    }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let cell = CellSize(width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
    return (columns, rows, size.ws_xpixel > 0 && size.ws_ypixel > 0 ? cell : .standard)
  }
}

/// The state that signal handlers need to restore the terminal, allocated before any signal.
///
/// `nonisolated(unsafe)`: a signal handler may not take a lock, which the thread that it interrupts could hold. The main
/// thread sets the variables before it installs the handlers. After that, each write is one store of a Boolean.
enum TerminalState {
  nonisolated(unsafe) private static var attributes = termios()
  nonisolated(unsafe) private static var leavingText = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  nonisolated(unsafe) private static var isRaw = false
  nonisolated(unsafe) private static var wasStopped = false
  /// A pipe that signal handlers write to, which wakes the thread that waits for a key.
  nonisolated(unsafe) private static var events: (reading: Int32, writing: Int32) = (-1, -1)

  /// Saves the state of the terminal.
  ///
  /// - Parameter text: The text to write when the terminal is restored.
  static func save(leaving text: String) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(STDIN_FILENO, &attributes) == 0, pipe(&ends) == 0 else { return false }
    events = (ends[0], ends[1])
    // A full pipe must not block a signal handler.
    _ = fcntl(events.writing, F_SETFL, O_NONBLOCK)
    _ = fcntl(events.reading, F_SETFL, O_NONBLOCK)
    let bytes = Array(text.utf8)
    leavingText = .allocate(capacity: bytes.count)
    _ = leavingText.initialize(from: bytes)
    return true
  }

  /// Turns off line buffering and echo. Ctrl-C and Ctrl-Z still send signals.
  static func makeRaw() {
    var raw = attributes
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    raw.c_iflag &= ~tcflag_t(IXON)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    isRaw = true
  }

  /// Restores the terminal. Calls only async-signal-safe functions.
  static func restore() {
    guard isRaw else { return }
    isRaw = false
    _ = write(STDOUT_FILENO, leavingText.baseAddress, leavingText.count)
    // The attributes are not restored if the shell is in the foreground again.
    if tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSADRAIN, &attributes) }
  }

  /// The descriptor that becomes readable when the screen has to be drawn again.
  static var eventDescriptor: Int32 { events.reading }

  /// Discards all pending events.
  ///
  /// - Returns: Whether the process was stopped since the last call, so that the terminal is no longer in raw mode.
  static func drainEvents() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(events.reading, &bytes, bytes.count) > 0 {}
    defer { wasStopped = false }
    return wasStopped
  }

  /// Makes ``eventDescriptor`` readable. Any thread may call it.
  static func postEvent() {
    var byte: UInt8 = 0
    _ = write(events.writing, &byte, 1)
  }

  static func catchSignals() {
    atexit { TerminalState.restore() }
    // Setting the terminal's mode must not stop the process again.
    signal(SIGTTOU, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGPIPE] {
      install(number) { number in
        TerminalState.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    install(SIGTSTP) { _ in
      TerminalState.restore()
      // The whole process stops here.
      raise(SIGSTOP)
    }
    install(SIGCONT) { _ in
      TerminalState.wasStopped = true
      TerminalState.postEvent()
    }
    install(SIGWINCH) { _ in TerminalState.postEvent() }
  }

  private static func install(_ number: Int32, _ handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }
}
