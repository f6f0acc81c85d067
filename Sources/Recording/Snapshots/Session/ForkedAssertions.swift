import Foundation

/// Whether processes that this one forked asserted snapshots.
///
/// A forked process has copies of the test framework and of the journal, so nothing that it reports reaches the run. It
/// sets a byte that it shares with the process that runs the tests, whose run then fails.
///
/// `@unchecked Sendable`: the only value that is written to the byte is 1.
final class ForkedAssertions: @unchecked Sendable {
  /// The process that runs the tests.
  private let owner: pid_t
  /// The byte; `nil` if there is no memory for it.
  private let flag: UnsafeMutablePointer<UInt8>?

  init(owner: pid_t) {
    self.owner = owner
    let memory = mmap(nil, 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    flag = memory == MAP_FAILED ? nil : memory?.bindMemory(to: UInt8.self, capacity: 1)
  }

  deinit {
    if let flag { munmap(flag, 1) }
  }

  /// Refuses an assertion of a forked process, before the verifier takes a lock that another thread may have held at the
  /// time.
  func requireOwnProcess() throws(VerificationError) {
    guard getpid() != owner else { return }
    flag?.pointee = 1
    throw .forked
  }

  var exist: Bool { flag?.pointee == 1 }

  /// What is printed if there are any, when the process that runs the tests ends.
  static let message =
    "FirstFrame: a process that a test forked asserted a snapshot. It cannot report the result, and reads and writes no "
    + "reference, so this run fails. Assert in the test itself, for example what the forked process writes to a pipe."
}
