import Foundation

/// What a handler of signals needs to put the terminal back: memory that is there before any signal comes.
enum TerminalState {
  nonisolated(unsafe) private static var attributes = termios()
  nonisolated(unsafe) private static var farewell = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  nonisolated(unsafe) private static var isRaw = false
  /// Whether the screen is to be drawn again, since its size changed or the process was stopped meanwhile.
  nonisolated(unsafe) private(set) static var needsDrawing = false
  nonisolated(unsafe) private static var wasStopped = false

  /// Remembers the terminal as it is.
  ///
  /// - Parameter text: What is written when it is put back.
  static func save(leaving text: String) -> Bool {
    guard tcgetattr(STDIN_FILENO, &attributes) == 0 else { return false }
    let bytes = Array(text.utf8)
    farewell = .allocate(capacity: bytes.count)
    _ = farewell.initialize(from: bytes)
    return true
  }

  /// Keys come one by one, and are not shown. Ctrl-C and Ctrl-Z stay signals.
  static func makeRaw() {
    var raw = attributes
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    raw.c_iflag &= ~tcflag_t(IXON)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    isRaw = true
  }

  /// Puts the terminal back; calls nothing that a handler of signals may not.
  static func restore() {
    guard isRaw else { return }
    isRaw = false
    _ = write(STDOUT_FILENO, farewell.baseAddress, farewell.count)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &attributes)
  }

  /// Whether something asked for the screen to be drawn since this was asked last; and whether the process was stopped.
  static func takeRequests() -> (drawing: Bool, resuming: Bool) {
    defer { (needsDrawing, wasStopped) = (false, false) }
    return (needsDrawing, wasStopped)
  }

  static func catchSignals() {
    atexit { TerminalState.restore() }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGPIPE] {
      install(number) { number in
        TerminalState.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    install(SIGTSTP) { _ in
      TerminalState.restore()
      // Nothing of this process runs while it is stopped.
      raise(SIGSTOP)
    }
    install(SIGCONT) { _ in (TerminalState.needsDrawing, TerminalState.wasStopped) = (true, true) }
    install(SIGWINCH) { _ in TerminalState.needsDrawing = true }
  }

  /// Without `SA_RESTART`, so that waiting for a key ends.
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
