import Foundation

/// The pending passes of a view, which changes on any thread can mark.
///
/// Tracked reads are identified by the turn in which they were made: reads of an earlier turn of the same pass no
/// longer count.
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

  /// Marks a pass whose tracked reads have changed, unless they are of an earlier turn.
  func mark(_ pass: PendingPasses, readIn turn: Int) {
    lock.withLock {
      if turns[pass.rawValue] == turn { pending.insert(pass) }
    }
  }
}
