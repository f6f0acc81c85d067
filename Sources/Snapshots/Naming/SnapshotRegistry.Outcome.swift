import Foundation

extension SnapshotRegistry {
  /// What a value turned out to be, as far as it tells it from others.
  enum Outcome: Hashable, Sendable {
    case matchesReference
    case differs(Data)
  }
}
