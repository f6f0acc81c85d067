import Foundation

/// Which passes a view waits for, in a place that a change on any thread can mark.
///
/// A tracked read is identified by the turn in which it was made: what an earlier turn of the same pass read no
/// longer counts.
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

  /// Takes a pass off the list; nil if nobody waits for it. The turn is for the reads of the pass that follows.
  func begin(_ pass: PendingPasses) -> Int? {
    lock.withLock {
      guard pending.contains(pass) else { return nil }
      pending.remove(pass)
      let turn = turns[pass.rawValue, default: 0] + 1
      turns[pass.rawValue] = turn
      return turn
    }
  }

  /// Marks a pass because of what one of its turns read.
  func mark(_ pass: PendingPasses, readIn turn: Int) {
    lock.withLock {
      if turns[pass.rawValue] == turn { pending.insert(pass) }
    }
  }
}
