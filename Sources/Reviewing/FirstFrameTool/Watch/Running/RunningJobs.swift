import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The programs that a round runs, so that they can be canceled together.
final class RunningJobs: Sendable {
  private struct State {
    var groups: [ObjectIdentifier: ProcessGroup] = [:]
    var isCanceled = false
  }

  private let state = Mutex(State())

  var isCanceled: Bool { state.withLock { $0.isCanceled } }

  /// Runs a program to its end.
  ///
  /// - Returns: `nil` if it cannot be started, or if the jobs are canceled.
  func run(
    _ program: String, _ arguments: some Sequence<String>, environment: [String: String] = [:],
    receive: (Data) -> Void = { _ in }
  ) -> ProcessGroup.Result? {
    // Starting and adding are one step for `cancel()`.
    let started = state.withLock { state -> ProcessGroup? in
      guard !state.isCanceled,
        let group = try? ProcessGroup(program, Array(arguments), environment: environment)
      else { return nil }
      state.groups[ObjectIdentifier(group)] = group
      return group
    }
    guard let group = started else { return nil }
    let result = group.wait(receive: receive)
    state.withLock { $0.groups[ObjectIdentifier(group)] = nil }
    return result
  }

  /// Ends the running programs with everything that they started, and starts no more until ``reset()``. Returns when none
  /// of them is left.
  func cancel() {
    let groups = state.withLock { state in
      state.isCanceled = true
      return Array(state.groups.values)
    }
    DispatchQueue.concurrentPerform(iterations: groups.count) { groups[$0].end() }
  }

  func reset() {
    state.withLock { $0.isCanceled = false }
  }
}
