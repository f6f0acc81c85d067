import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation
import Synchronization

/// A program that runs in a process group of its own, so that it can be ended with all processes that it started.
///
/// Ctrl-C in the terminal does not reach it.
final class ProcessGroup: Sendable {
  struct Result: Sendable {
    /// The exit status; 128 and the number of the signal if a signal ended the program.
    let status: Int32
    /// What it wrote to standard output, and to standard error.
    let output: Data
    let errors: Data

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  private let processID: pid_t
  private let output: Int32
  private let errors: Int32
  private let state = Mutex(State.running)

  private enum State {
    case running, ended
  }

  /// The time in which a program may end by itself after `SIGTERM`, before `SIGKILL`.
  private static let gracePeriod = Duration.seconds(2)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program, or its name in `PATH`.
  ///   - environment: Variables to add to those of this process.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws(POSIXError) {
    let (output, errors) = (try OutputPipe(), try OutputPipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var list: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in list + values { free(text) } }
    var processID = pid_t()
    let code = posix_spawnp(&processID, program, &actions, &attributes, &list, &values)
    output.closeWriting()
    errors.closeWriting()
    guard code == 0 else {
      output.closeReading()
      errors.closeReading()
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT)
    }
    self.processID = processID
    (self.output, self.errors) = (output.reading, errors.reading)
  }

  deinit {
    close(output)
    close(errors)
  }

  /// Waits for the program to end, and returns its output. To be called once.
  ///
  /// - Parameter receive: Gets each part of the output when it arrives.
  func wait(receive: (Data) -> Void = { _ in }) -> Result {
    var reader = OutputReader(output: output, errors: errors)
    var status: Int32?
    while !reader.isAtEnd {
      // A process that the program has left behind may keep the pipe open.
      if !reader.read(within: 100, receive: receive), let ended = collect(waits: false) {
        status = ended
        while reader.read(within: 0, receive: receive), !reader.isAtEnd {}
        break
      }
    }
    let result = status ?? collect(waits: true) ?? 1
    return Result(status: result, output: reader.text[0], errors: reader.text[1])
  }

  /// Collects the status of the program; `nil` if it still runs.
  private func collect(waits: Bool) -> Int32? {
    var information: Int32 = 0
    while true {
      // The lock is held so that no signal is sent to another process that gets the same number.
      let (collected, code) = state.withLock { state in
        let collected = waitpid(processID, &information, WNOHANG)
        if collected == processID { state = .ended }
        return (collected, errno)
      }
      if collected == processID {
        let signal = information & 0x7F
        return signal == 0 ? (information >> 8) & 0xFF : 128 + signal
      }
      if collected < 0, code != EINTR {
        state.withLock { $0 = .ended }
        return 1
      }
      if !waits { return nil }
      usleep(2000)
    }
  }

  /// Ends the program with all processes that it started, and returns when none of them is left. Another thread has to
  /// call ``wait(receive:)``.
  func end() {
    let started = descendants
    guard signal(SIGTERM) else { return }
    let deadline = ContinuousClock.now + Self.gracePeriod
    while isRunning, ContinuousClock.now < deadline { usleep(5000) }
    // The program may have started more before it received the signal.
    for (number, startTime) in started.merging(descendants, uniquingKeysWith: { first, _ in first })
    where SystemProcess(number).startTime == startTime {
      kill(number, SIGKILL)
    }
    signal(SIGKILL)
    while isRunning { usleep(5000) }
  }

  private var isRunning: Bool { state.withLock { $0 == .running } }

  /// Sends a signal to the group, and returns whether the program was still running.
  @discardableResult
  private func signal(_ number: Int32) -> Bool {
    state.withLock { state in
      guard state == .running else { return false }
      kill(-processID, number)
      return true
    }
  }

  /// The start times of the processes that the program has started, directly or not, in its group or in groups of their
  /// own, by their IDs; empty on a system without `/proc`.
  private var descendants: [pid_t: String] {
    guard isRunning, let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc") else { return [:] }
    let children = Dictionary(grouping: names.compactMap { Int32($0) }.map(SystemProcess.init)) { $0.parent ?? 0 }
    var found: [pid_t: String] = [:]
    var rest = children[processID] ?? []
    while let process = rest.popLast() {
      guard found[process.processID] == nil, let startTime = process.startTime else { continue }
      found[process.processID] = startTime
      rest += children[process.processID] ?? []
    }
    return found
  }
}

/// A pipe that only one child process gets.
private struct OutputPipe {
  let reading: Int32
  let writing: Int32

  init() throws(POSIXError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError.current }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  func closeReading() { close(reading) }
  func closeWriting() { close(writing) }
}

/// Reads two pipes at the same time.
private struct OutputReader {
  private var descriptors: [pollfd]
  private(set) var text = [Data(), Data()]

  init(output: Int32, errors: Int32) {
    descriptors = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  var isAtEnd: Bool { descriptors.allSatisfy { $0.fd < 0 } }

  /// Reads what arrives within some milliseconds, and returns whether anything did, or a pipe ended.
  mutating func read(within milliseconds: Int32, receive: (Data) -> Void) -> Bool {
    guard poll(&descriptors, 2, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    for index in descriptors.indices where descriptors[index].fd >= 0 && descriptors[index].revents != 0 {
      let count = Foundation.read(descriptors[index].fd, &bytes, bytes.count)
      if count > 0 {
        text[index] += bytes.prefix(count)
        receive(Data(bytes.prefix(count)))
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        descriptors[index].fd = -1
      }
    }
    return true
  }
}
