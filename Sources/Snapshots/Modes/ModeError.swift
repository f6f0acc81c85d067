/// Why it is not known which references to write.
public enum ModeError: Error, Hashable, Sendable {
  /// The environment variable has a value that is no mode.
  case unknownMode(String)
  /// Code asks for recording where references must not change by accident.
  case recordingOnContinuousIntegration(SnapshotTestingConfiguration.Record)
}

extension ModeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownMode(let value):
      "\(SnapshotEnvironment.recordVariable) is \"\(value)\"; it can be "
        + SnapshotTestingConfiguration.Record.allCases.map(\.rawValue).joined(separator: ", ")
    case .recordingOnContinuousIntegration(let mode):
      "the test's code asks to record (record: .\(mode.rawValue)), and CI is set; remove it from the code, "
        + "or set \(SnapshotEnvironment.recordVariable)=\(mode.rawValue) where recording on CI is meant"
    }
  }
}
