import Dispatch
import FirstFrameLayoutTree
import Foundation
import Observation

/// The pending passes of a view. Changes on any thread can mark a pass as pending.
///
/// Each run of a pass is a turn. Tracked reads are identified by their turn: reads of an earlier turn of the same pass
/// no longer count.
final class Invalidation: @unchecked Sendable {
  private let lock = NSLock()
  private var pending: PendingPasses
  private var turns: [PendingPasses.RawValue: Int] = [:]

  init(_ pending: PendingPasses) {
    self.pending = pending
  }

  var passes: PendingPasses { lock.withLock { pending } }

  func mark(_ passes: PendingPasses) {
    lock.withLock { pending.formUnion(passes) }
  }

  /// Removes a pass from the pending ones and returns its new turn, or `nil` if the pass was not pending.
  func begin(_ pass: PendingPasses) -> Int? {
    lock.withLock {
      guard pending.contains(pass) else { return nil }
      pending.remove(pass)
      let turn = turns[pass.rawValue, default: 0] + 1
      turns[pass.rawValue] = turn
      return turn
    }
  }

  /// Marks a pass when a value that it read changes, unless the read was in an earlier turn.
  func mark(_ pass: PendingPasses, readIn turn: Int) {
    lock.withLock {
      if turns[pass.rawValue] == turn { pending.insert(pass) }
    }
  }

  /// Runs a pass, and marks it as pending when a value that it read is about to change.
  func tracking(_ pass: PendingPasses, turn: Int, _ body: () -> Void) {
    withObservationTracking(body) { [weak self] in
      self?.mark(pass, readIn: turn)
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
