import Dispatch
import FirstFrameLayoutTree
import Foundation
import Observation

/// The pending passes of a view. Changes on any thread can mark a pass as pending.
///
/// Each run of a pass has a number, from 1. Tracked reads are identified by the number: reads in an earlier run of a
/// pass no longer count.
final class Invalidation: @unchecked Sendable {
  private let lock = NSLock()
  private var pending: PendingPasses
  private var runCounts: [PendingPasses.RawValue: Int] = [:]

  init(_ pending: PendingPasses) {
    self.pending = pending
  }

  var passes: PendingPasses { lock.withLock { pending } }

  func mark(_ passes: PendingPasses) {
    lock.withLock { pending.formUnion(passes) }
  }

  /// Removes a pass from the pending ones and returns the number of its new run, or `nil` if the pass was not pending.
  func begin(_ pass: PendingPasses) -> Int? {
    lock.withLock {
      guard pending.contains(pass) else { return nil }
      pending.remove(pass)
      let runNumber = runCounts[pass.rawValue, default: 0] + 1
      runCounts[pass.rawValue] = runNumber
      return runNumber
    }
  }

  /// Marks a pass when a value that it read changes, unless the read was in an earlier run.
  func mark(_ pass: PendingPasses, readInRun runNumber: Int) {
    lock.withLock {
      if runCounts[pass.rawValue] == runNumber { pending.insert(pass) }
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
