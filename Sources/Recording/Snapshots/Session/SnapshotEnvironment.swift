import FirstFrameLocalFiles
import Foundation

/// The settings for snapshots in the environment of the process.
package struct SnapshotEnvironment: Hashable, Sendable {
  /// `SNAPSHOT_TESTING_RECORD`, unchanged; `nil` if unset or empty.
  package let record: String?
  /// Whether `CI` is set to anything but `0` or `false`.
  package let isContinuousIntegration: Bool
  /// `SNAPSHOT_REFERENCE_DIR`, as an absolute path.
  package let referenceDirectory: String?
  /// `SNAPSHOT_ARTIFACTS`, as an absolute path.
  package let artifactsDirectory: String?
  /// `SNAPSHOT_RUN_ID`, converted to a file name. Processes with the same value belong to one run.
  package let runID: String?
  /// `SNAPSHOT_SHARD`, unchanged: the share of the tests that this process runs; `nil` if unset or empty.
  package let shard: String?
  /// `FIRSTFRAME_HUNT`, as an absolute path: the folder of a hunt. All snapshots are written to it, those of inline
  /// assertions too, and a written snapshot passes. `firstframe hunt` compares the folders of several runs.
  package let huntFolder: String?
  /// Whether `FIRSTFRAME_TESTS_LEFT_OUT` is set: `firstframe test` left tests out that do not compile.
  package let areTestsLeftOut: Bool
  /// The package whose port this process tests, as an absolute path: sources of a port have the paths of the package.
  let portedPackage: String?
  /// `SNAPSHOT_WARNINGS`, unchanged: whether warnings fail tests; `nil` if unset or empty.
  package let warnings: String?
  /// `SNAPSHOT_COMPARE`, unchanged: what is compared; `nil` if unset or empty.
  package let comparison: String?
  /// The folder that relative paths are relative to.
  package let currentDirectory: String
  /// The ID of the process, which names its journal.
  package let processID: Int32
  /// The first variable with a path that is not UTF-8; `nil` if there is none. Foundation replaces the bytes that it
  /// cannot read, so that files would be written to another folder.
  package let undecodableVariable: String?

  /// The environment of this process, read once.
  package static let process = current()

  /// Returns the environment that this process has now.
  package static func current() -> SnapshotEnvironment {
    SnapshotEnvironment(
      variables: ProcessInfo.processInfo.environment,
      currentDirectory: FileManager.default.currentDirectoryPath,
      processID: ProcessInfo.processInfo.processIdentifier,
      undecodableVariable: [EnvironmentVariable.references, .artifacts].map(\.name).first { name in
        getenv(name).map { String(validatingCString: $0) == nil } ?? false
      })
  }

  package init(
    variables: [String: String], currentDirectory: String, processID: Int32, undecodableVariable: String? = nil
  ) {
    func value(_ variable: EnvironmentVariable) -> String? {
      variable.name == undecodableVariable ? nil : variable.value(in: variables)
    }
    func folder(_ variable: EnvironmentVariable) -> String? {
      value(variable).map {
        URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: currentDirectory, isDirectory: true))
          .standardizedFileURL.path
      }
    }
    record = value(.record)
    isContinuousIntegration = value(.continuousIntegration).map { !["0", "false"].contains($0.lowercased()) } ?? false
    self.undecodableVariable = undecodableVariable
    referenceDirectory = folder(.references)
    artifactsDirectory = folder(.artifacts)
    runID = value(.runID).map { FileNameComponent($0).text }
    shard = value(.shard)
    huntFolder = folder(.hunt)
    portedPackage = folder(.portedPackage)
    areTestsLeftOut = value(.testsLeftOut) != nil
    warnings = value(.warnings)
    comparison = value(.comparison)
    self.currentDirectory = currentDirectory
    self.processID = processID
  }

  /// What warnings about a snapshot do.
  package enum WarningMode: String, CaseIterable, Sendable {
    /// They are in the output and in the report.
    case report
    /// They also fail the test. Nothing is recorded.
    case fail
  }

  /// Returns the mode in the variable, otherwise `report`.
  func warningMode() throws(ModeError) -> WarningMode {
    guard let warnings else { return .report }
    guard let mode = WarningMode(rawValue: warnings) else { throw .unknownWarningMode(warnings) }
    return isHunting ? .report : mode
  }

  /// Whether pictures are drawn that are known to equal their references. CI machines and hunts draw all of them.
  func drawsEachPicture() throws(ModeError) -> Bool {
    guard let comparison else { return isContinuousIntegration || isHunting }
    guard comparison == "pixels" else { throw .unknownComparison(comparison) }
    return true
  }

  /// Whether snapshots are written to the folder of a hunt instead of being compared. `SNAPSHOT_TESTING_RECORD=never`
  /// and `CI` outrank the hunt.
  package var isHunting: Bool {
    huntFolder != nil
      && (record.map { $0 != SnapshotTestingConfiguration.Record.never.rawValue } ?? !isContinuousIntegration)
  }

  /// Returns the mode of a verification: the mode in the variable, otherwise the mode in the code, otherwise `never`.
  func mode(
    requested: SnapshotTestingConfiguration.Record?
  ) throws(ModeError) -> SnapshotTestingConfiguration.Record {
    if let undecodableVariable { throw .notUTF8(variable: undecodableVariable) }
    if isHunting, let huntFolder {
      guard HuntSnapshots.isOwned(huntFolder) else { throw .notAHunt(folder: huntFolder) }
      return .all
    }
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

/// A reason why the recording mode is undetermined.
package enum ModeError: Error, Hashable, Sendable {
  /// The environment variable has a value that is not a mode.
  case unknownMode(String)
  /// `SNAPSHOT_WARNINGS` has a value that is not a mode.
  case unknownWarningMode(String)
  /// `SNAPSHOT_COMPARE` has a value that is not a comparison.
  case unknownComparison(String)
  /// An environment variable has a path that Foundation cannot open.
  case notUTF8(variable: String)
  /// Code requests recording on a machine where references must not change by accident.
  case recordingOnContinuousIntegration(SnapshotTestingConfiguration.Record)
  /// The environment names a folder for a hunt that no hunt created.
  case notAHunt(folder: String)
}

extension ModeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownMode(let value):
      "\(EnvironmentVariable.record.name) is \"\(value)\"; it can be "
        + SnapshotTestingConfiguration.Record.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownWarningMode(let value):
      "\(EnvironmentVariable.warnings.name) is \"\(value)\"; it can be "
        + SnapshotEnvironment.WarningMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownComparison(let value):
      "\(EnvironmentVariable.comparison.name) is \"\(value)\"; it can be pixels, or unset"
    case .notUTF8(let variable):
      "\(variable) is a path that is not UTF-8, which Foundation cannot open; name a folder whose path is UTF-8"
    case .recordingOnContinuousIntegration(let mode):
      "the test's code requests recording (record: .\(mode.rawValue)), and CI is set; remove it from the code, "
        + "or set \(EnvironmentVariable.record.name)=\(mode.rawValue) if recording on CI is intended"
    case .notAHunt(let folder):
      "\(EnvironmentVariable.hunt.name) is set to \(folder), which is not a folder of `firstframe hunt`; "
        + "only this command sets the variable: unset it, or type `\(SuggestedCommands.process.tool) hunt`"
    }
  }
}

/// The folders of a snapshot's files.
package struct SnapshotFolders: Hashable, Sendable {
  /// The folder of references, as an absolute path; `nil` if neither the environment nor a package defines it.
  package internal(set) var references: String?
  /// The folder of artifacts, as an absolute path.
  package let artifacts: String
  /// The folder of the package that contains the test's file; `nil` if there is none.
  package let packageRoot: String?
  /// Whether the folder of artifacts is the one below `.build`, which nobody has named.
  package let hasDefaultArtifacts: Bool

  /// Determines the folders from the environment, or else from the package that contains a test's file.
  package init(of testFile: String, in environment: SnapshotEnvironment) {
    let root = Self.packageRoot(above: testFile)
    packageRoot = root
    hasDefaultArtifacts = environment.artifactsDirectory == nil
    references =
      environment.isHunting
      ? environment.huntFolder : environment.referenceDirectory ?? root.map { $0 + "/__Snapshots__" }
    artifacts =
      environment.artifactsDirectory
      ?? (root ?? environment.currentDirectory) + "/.build/snapshot-artifacts"
  }

  /// Determines the folders before the first assertion of a process: by the package whose port it tests, or else by its
  /// current folder, or else by its program.
  ///
  /// Returns `nil` if neither the environment nor a package defines the folder of artifacts.
  package init?(ofProcessIn environment: SnapshotEnvironment, program: String) {
    let places =
      [environment.portedPackage, environment.currentDirectory].compactMap { $0.map { $0 + "/." } } + [program]
    guard environment.artifactsDirectory != nil || places.contains(where: { Self.packageRoot(above: $0) != nil }) else {
      return nil
    }
    self.init(of: places.first { Self.packageRoot(above: $0) != nil } ?? places[0], in: environment)
  }

  private static func packageRoot(above file: String) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

/// The folder that the tests of a hunt write their snapshots to.
package enum HuntSnapshots {
  /// The name of the file that shows that a hunt created the folder.
  private static let marker = ".firstframe-hunt"

  /// Creates the folder.
  ///
  /// - Parameter path: An absolute path.
  package static func create(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try LocalFile.write(Data("Snapshots of `firstframe hunt`.\n".utf8), to: path + "/" + marker)
  }

  /// Whether a hunt created a folder, which is not a folder of references.
  static func isOwned(_ path: String) -> Bool {
    LocalFile.isFolder(path) && LocalFile.isRegular(path + "/" + marker)
      && !path.split(separator: "/").contains("__Snapshots__")
  }
}
