import Foundation

/// What the environment of the process says about snapshots.
public struct SnapshotEnvironment: Hashable, Sendable {
  /// `SNAPSHOT_TESTING_RECORD`, as it was written; nil where it is unset or empty.
  public let record: String?
  /// Whether `CI` is set to anything but `0` or `false`.
  public let isContinuousIntegration: Bool
  /// `SNAPSHOT_REFERENCE_DIR`, as an absolute path.
  public let referenceDirectory: String?
  /// `SNAPSHOT_ARTIFACTS`, as an absolute path.
  public let artifactsDirectory: String?
  /// `SNAPSHOT_RUN_ID`, made a file name: what tells processes of one run that they belong together.
  public let runID: String?
  /// `SNAPSHOT_SHARD`, as it was written: which part of all tests this process belongs to; nil where it is unset or empty.
  public let shard: String?
  /// What relative paths start from.
  public let currentDirectory: String
  /// The number that the process's journal is named after.
  public let processID: Int32

  /// The environment of this process, as it was when first asked for.
  public static let process = SnapshotEnvironment(
    variables: ProcessInfo.processInfo.environment,
    currentDirectory: FileManager.default.currentDirectoryPath,
    processID: ProcessInfo.processInfo.processIdentifier)

  public init(variables: [String: String], currentDirectory: String, processID: Int32) {
    func variable(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    func folder(_ name: String) -> String? {
      variable(name).map {
        URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: currentDirectory, isDirectory: true))
          .standardizedFileURL.path
      }
    }
    record = variable(Self.recordVariable)
    isContinuousIntegration = variable("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
    referenceDirectory = folder("SNAPSHOT_REFERENCE_DIR")
    artifactsDirectory = folder("SNAPSHOT_ARTIFACTS")
    runID = variable("SNAPSHOT_RUN_ID").map { FileNameComponent($0).text }
    shard = variable("SNAPSHOT_SHARD")
    self.currentDirectory = currentDirectory
    self.processID = processID
  }

  static let recordVariable = "SNAPSHOT_TESTING_RECORD"
}
