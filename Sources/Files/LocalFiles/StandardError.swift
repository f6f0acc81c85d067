import FirstFrameTextEscaping
package import Foundation

/// Standard error, for messages that no caller receives.
///
/// `FileHandle` ends the process if standard error is closed, on a full disk, or a pipe without a reader. Here such a
/// message is lost, and nothing else changes.
package enum StandardError {
  /// Writes a text, escaped for a terminal, and a newline with a single write.
  package static func write(_ text: String) {
    writeUnterminated(text.escapedForTerminal + "\n")
  }

  /// Writes commands of a CI system, each on a line. They are not escaped as texts of tests are, which could contain some.
  package static func write(logCommands: [String]) {
    writeUnterminated(logCommands.map { $0 + "\n" }.joined())
  }

  /// Writes a text as it is, without a newline. It may contain escape sequences.
  package static func writeUnterminated(_ text: String) {
    // A message about the failure would have nowhere to go.
    try? StandardStreams.write(text, to: STDERR_FILENO)
  }
}

/// The standard streams of a process, which may be closed, full, or pipes whose readers have ended.
package enum StandardStreams {
  /// Writes a text to a standard stream.
  package static func write(_ text: String, to descriptor: Int32) throws(POSIXError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(POSIXError) in try DescriptorWriting.writeAll(UnsafeRawBufferPointer(bytes), to: descriptor) }
    }
    try result.get()
  }

  /// Lets the process go on if a standard stream is a pipe without a reader, to which the test framework writes.
  ///
  /// A handler that does nothing has no effect on the programs that the process starts, other than ignoring the signal.
  package static func surviveClosedPipes() {
    // The default action is `nil`.
    if let previous = signal(SIGPIPE, { _ in }) { signal(SIGPIPE, previous) }
  }

  /// Opens `/dev/null` in place of the standard streams that are closed.
  ///
  /// Otherwise the next file that the process opens would be its standard error, and get everything that is printed.
  package static func openClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // The system uses the smallest number that is free, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }
}

/// Writes to file descriptors without the signals that end a process by default: `SIGPIPE` for a pipe without a reader,
/// and `SIGXFSZ` for a file that would become larger than the process may write.
package enum DescriptorWriting {
  /// Writes all bytes.
  ///
  /// - Throws: `EPIPE` and `EFBIG` in place of these signals, or another error of the system.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(POSIXError) {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = try writeSome(UnsafeRawBufferPointer(start: start, count: rest.count), to: descriptor)
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all bytes of data.
  package static func writeAll(_ data: Data, to descriptor: Int32) throws(POSIXError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(POSIXError) in try writeAll(bytes, to: descriptor) }
    }
    try result.get()
  }

  /// Writes bytes with a single write, and returns their number.
  package static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(POSIXError) -> Int {
    while true {
      let (count, error) = withoutSignals { write(descriptor, bytes.baseAddress, bytes.count) }
      if count > 0 || (count == 0 && bytes.isEmpty) { return count }
      switch error {
      case EINTR where count < 0: continue
      case EAGAIN where count < 0: try waitForSpace(in: descriptor)
      default: throw POSIXError(count < 0 ? POSIXErrorCode(rawValue: error) ?? .EIO : .ENOSPC)
      }
    }
  }

  /// Waits until a descriptor that does not block can be written to.
  private static func waitForSpace(in descriptor: Int32) throws(POSIXError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // A reader that is stuck must not stop the process for ever.
    guard poll(&request, 1, 20_000) != 0 else { throw POSIXError(.EAGAIN) }
  }

  /// Calls a function while the signals of this thread are blocked, and discards those that it caused.
  ///
  /// Ignoring them would change the whole process, and the programs that it starts.
  private static func withoutSignals(_ body: () -> Int) -> (result: Int, error: Int32) {
    var (signals, previous, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    sigpending(&pending)
    guard pthread_sigmask(SIG_BLOCK, &signals, &previous) == 0 else {
      let result = body()
      return (result, errno)
    }
    let result = body()
    let error = errno
    if result < 0 {
      for (signal, cause) in [(SIGPIPE, EPIPE), (SIGXFSZ, EFBIG)] where error == cause {
        if sigismember(&pending, signal) == 0 { discard(signal) }
      }
    }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    return (result, error)
  }

  /// Removes a pending signal, which is blocked.
  private static func discard(_ signal: Int32) {
    var (signals, pending) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    sigpending(&pending)
    guard sigismember(&pending, signal) == 1 else { return }
    var received: Int32 = 0
    sigwait(&signals, &received)
  }
}
