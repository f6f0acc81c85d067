extension SnapshotEnvironment {
  /// The mode to verify in: the variable's, or else the code's, or else `never`.
  func mode(
    requested: SnapshotTestingConfiguration.Record?
  ) throws(ModeError) -> SnapshotTestingConfiguration.Record {
    if let record {
      guard let mode = SnapshotTestingConfiguration.Record(rawValue: record) else {
        throw .unknownMode(record)
      }
      return mode
    }
    let mode = requested ?? .never
    guard mode == .never || !isContinuousIntegration else {
      throw .recordingOnContinuousIntegration(mode)
    }
    return mode
  }
}
