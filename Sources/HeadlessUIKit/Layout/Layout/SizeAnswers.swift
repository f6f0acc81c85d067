import Foundation

/// The sizes that a view returned to containers, which are invalidated when a size changes.
struct SizeAnswers {
  /// Whether the sizes may have changed.
  var isStale = false
  private(set) var given: [(proposal: SizeProposal, size: CGSize)] = []

  /// More than one layout needs; older sizes belong to finished layouts.
  private static let capacity = 8

  mutating func record(_ size: CGSize, for proposal: SizeProposal) {
    given.removeAll { $0.proposal == proposal }
    if given.count == Self.capacity { given.removeFirst() }
    given.append((proposal, size))
  }

  mutating func forget() {
    given.removeAll(keepingCapacity: true)
  }
}
