import Dispatch
import FirstFrameLayoutTree
import Foundation
import Observation
import Synchronization

/// The pending passes of a view. Changes on any thread can mark a pass as pending.
///
/// Each run of a pass has a number, from 1. Tracked reads are identified by the number: reads in an earlier run of a
/// pass no longer count.
final class Invalidation: Sendable {
  private struct State {
    var pending: PendingPasses
    var runCounts: [PendingPasses.RawValue: Int] = [:]
  }

  private let state: Mutex<State>

  init(_ pending: PendingPasses) {
    state = Mutex(State(pending: pending))
  }

  var passes: PendingPasses { state.withLock { $0.pending } }

  func mark(_ passes: PendingPasses) {
    state.withLock { $0.pending.formUnion(passes) }
  }

  /// Removes a pass from the pending ones and returns the number of its new run, or `nil` if the pass was not pending.
  func begin(_ pass: PendingPasses) -> Int? {
    state.withLock { state in
      guard state.pending.contains(pass) else { return nil }
      state.pending.remove(pass)
      let runNumber = state.runCounts[pass.rawValue, default: 0] + 1
      state.runCounts[pass.rawValue] = runNumber
      return runNumber
    }
  }

  /// Marks a pass when a value that it read changes, unless the read was in an earlier run.
  func mark(_ pass: PendingPasses, readInRun runNumber: Int) {
    state.withLock { state in
      if state.runCounts[pass.rawValue] == runNumber { state.pending.insert(pass) }
    }
  }

  /// Runs a pass, and marks it as pending when a value that it read is about to change.
  func tracking(_ pass: PendingPasses, runNumber: Int, _ body: () -> Void) {
    withObservationTracking(body) { [weak self] in
      self?.mark(pass, readInRun: runNumber)
      // On another thread, a pass may run between this call and the change and read the old value.
      guard !MainActorContext.isCurrent else { return }
      DispatchQueue.main.async { self?.mark(pass) }
    }
  }
}

/// A set of passes.
struct PendingPasses: OptionSet, Sendable {
  let rawValue: UInt8

  static let properties = PendingPasses(rawValue: 1 << 0)
  static let layout = PendingPasses(rawValue: 1 << 1)
  static let constraints = PendingPasses(rawValue: 1 << 2)
  /// The configuration of a cell, updated with the properties.
  static let configuration = PendingPasses(rawValue: 1 << 4)
  /// Drawing, which runs when a view is described and not during layout.
  static let display = PendingPasses(rawValue: 1 << 3)
}
