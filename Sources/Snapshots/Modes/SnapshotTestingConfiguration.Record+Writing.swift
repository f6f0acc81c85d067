extension SnapshotTestingConfiguration.Record {
  /// Whether the mode writes the actual value as the reference.
  ///
  /// A reference that equals the value is never written again, since the same pixels may be other bytes.
  func writes(over state: ReferenceState) -> Bool {
    switch (self, state) {
    case (.never, _), (_, .equal): false
    case (_, .missing): true
    case (.missing, _): false
    case (.failed, _), (.all, _): true
    }
  }
}
