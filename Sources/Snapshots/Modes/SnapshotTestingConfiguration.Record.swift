extension SnapshotTestingConfiguration {
  /// Which references an assertion writes.
  public enum Record: String, CaseIterable, Hashable, Sendable {
    /// None.
    case never
    /// Those that are not there.
    case missing
    /// Those that are not there, cannot be read, or differ.
    case failed
    /// All whose value is not already exactly the reference's.
    case all
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` stands for `all`, `false` for `never`.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .never
  }
}
