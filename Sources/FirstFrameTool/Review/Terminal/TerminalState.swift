import Foundation

/// What a handler of signals needs to put the terminal back: memory that is there before any signal comes.
enum TerminalState {
  nonisolated(unsafe) private static var attributes = termios()
  nonisolated(unsafe) private static var farewell = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  nonisolated(unsafe) private static var isRaw = false
  nonisolated(unsafe) private static var wasStopped = false
  /// A pipe that handlers write to: a signal may come to any thread, and does not wake the one that waits for a key.
  nonisolated(unsafe) private static var bell: (reading: Int32, writing: Int32) = (-1, -1)

  /// Remembers the terminal as it is.
  ///
  /// - Parameter text: What is written when it is put back.
  static func save(leaving text: String) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(STDIN_FILENO, &attributes) == 0, pipe(&ends) == 0 else { return false }
    bell = (ends[0], ends[1])
    // A bell that nobody answers must not hold a handler up.
    _ = fcntl(bell.writing, F_SETFL, O_NONBLOCK)
    _ = fcntl(bell.reading, F_SETFL, O_NONBLOCK)
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
    // Where a shell has the terminal back already, it is the shell's.
    if tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSADRAIN, &attributes) }
  }

  /// What can be read from once the screen is to be drawn again, since its size changed or the process went on.
  static var bellDescriptor: Int32 { bell.reading }

  /// Silences the bell.
  ///
  /// - Returns: Whether the process was stopped since this was asked last, and the terminal is no longer raw.
  static func answerBell() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(bell.reading, &bytes, bytes.count) > 0 {}
    defer { wasStopped = false }
    return wasStopped
  }

  private static func ring() {
    var byte: UInt8 = 0
    _ = write(bell.writing, &byte, 1)
  }

  static func catchSignals() {
    atexit { TerminalState.restore() }
    // To set the terminal's mode must not stop the process a second time.
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
      // Nothing of this process runs while it is stopped.
      raise(SIGSTOP)
    }
    install(SIGCONT) { _ in
      TerminalState.wasStopped = true
      TerminalState.ring()
    }
    install(SIGWINCH) { _ in TerminalState.ring() }
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
