extension Snapshotting {
  /// Where a strategy can do its work.
  enum Source: Sendable {
    case anywhere(@Sendable (Value) throws -> Capture<Format>)
    case onMainActor(@MainActor @Sendable (Value) throws -> Capture<Format>)
  }
}
