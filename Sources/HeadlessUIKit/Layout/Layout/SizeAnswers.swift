import Foundation

/// What a view told the containers that asked for its size, so that they hear of it when the answer changes.
struct SizeAnswers {
  /// Whether something in the view changed that may change an answer.
  var isStale = false
  private(set) var given: [(proposal: SizeProposal, size: CGSize)] = []

  /// More than a layout ever asks; older answers served layouts that are over.
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
