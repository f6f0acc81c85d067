/// The parts of a verification that are determined before its value is evaluated.
struct VerificationPlan: Sendable {
  let snapshot: SnapshotIdentity
  /// Whether the assertion gave the snapshot a name.
  let isNamed: Bool
  /// Whether other assertions may verify values by the same reference.
  var isShared = false
  var mode: SnapshotTestingConfiguration.Record
  /// Whether warnings fail the test.
  var failsOnWarnings = false
  /// The last drawing of the snapshot; `nil` if it is drawn each time.
  var earlierMatch: EarlierMatch?
  /// The references of other processes of the run; `nil` if there are none, and for references in sources.
  var claims: ReferenceClaims?
  let references: any ReferenceStorage
  let artifacts: ArtifactStore

  /// The plan for a reference in a separate file.
  ///
  /// - Parameter isParameterized: Whether the test runs once for each of several arguments, and so needs a name.
  init(
    at location: SnapshotLocation, named name: String?, pathExtension: String?, isParameterized: Bool,
    isShared: Bool = false, mode: SnapshotTestingConfiguration.Record, in folders: SnapshotFolders
  ) throws(VerificationError) {
    guard let root = folders.references else { throw .naming(.noPackageRoot(testFile: location.filePath)) }
    guard name != "" else { throw .naming(.emptyName) }
    guard name != nil || !isParameterized else { throw .naming(.parameterizedTestWithoutName) }
    let store = SnapshotStore(root: root)
    let snapshotName = SnapshotName(location: location, name: name, pathExtension: pathExtension)
    snapshot = SnapshotIdentity(
      location: location, name: snapshotName, reference: .file(path: store.path(of: snapshotName)))
    isNamed = name != nil
    self.isShared = isShared
    self.mode = mode
    references = store
    artifacts = ArtifactStore(root: folders.artifacts)
  }

  /// The plan for a reference in the source of its test. The snapshot is named after its position in the file.
  init(
    inlineAt location: SnapshotLocation, pathExtension: String?, mode: SnapshotTestingConfiguration.Record,
    references: any ReferenceStorage, in folders: SnapshotFolders
  ) {
    let name = SnapshotName(
      location: location, name: "line-\(location.line)-column-\(location.column)", pathExtension: pathExtension)
    snapshot = SnapshotIdentity(location: location, name: name, reference: .source(location))
    isNamed = true
    self.mode = mode
    self.references = references
    artifacts = ArtifactStore(root: folders.artifacts)
  }

  /// Returns the error that fits the kind of reference: inline references have no `named:`.
  func naming(_ error: NamingError) -> VerificationError {
    switch (snapshot.reference, error) {
    case (.source, .pathTaken), (.source, .sharedByTests), (.source, .anotherValue), (.source, .onlyCaseDiffers):
      .naming(.anotherInlineValue(position: "\(snapshot.reference)"))
    default: .naming(error)
    }
  }
}

/// A snapshot that an assertion verifies.
package struct SnapshotIdentity: Hashable, Sendable {
  package let location: SnapshotLocation
  package let name: SnapshotName
  package let reference: ReferenceLocation

  package init(location: SnapshotLocation, name: SnapshotName, reference: ReferenceLocation) {
    self.location = location
    self.name = name
    self.reference = reference
  }
}

/// The location where a reference is stored.
package enum ReferenceLocation: Hashable, Sendable {
  /// A separate file, by its absolute path.
  case file(path: String)
  /// The source of the test, at the assertion.
  case source(SnapshotLocation)
}

extension ReferenceLocation: CustomStringConvertible {
  var isFile: Bool {
    switch self {
    case .file: true
    case .source: false
    }
  }

  /// The file's path, or the position in a source file in the form that compilers and editors use.
  package var description: String {
    switch self {
    case .file(let path): path
    case .source(let location): "\(location.filePath):\(location.line):\(location.column)"
    }
  }
}

/// Why a value could not be compared with its reference.
package enum VerificationError: Error, Sendable {
  case naming(NamingError)
  case mode(ModeError)
  case folders(FolderProblem)
  /// A process that a test forked made the assertion.
  case forked
  case capture(CaptureError)
  /// The value could not be encoded as a file.
  case encoding(reason: String)
  case comparing(reason: String)
  case references(SnapshotStoreError)
  /// The artifacts of an earlier failure could not be removed.
  case artifacts(reason: String)

  /// Whether the assertion itself is at fault, so that no value was evaluated or written.
  var isRefusal: Bool {
    switch self {
    case .naming, .mode, .folders, .forked: true
    case .capture, .encoding, .comparing, .references, .artifacts: false
    }
  }
}

extension VerificationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .naming(let error): "\(error)"
    case .mode(let error): "\(error)"
    case .folders(let problem): problem.description
    case .forked: "a process that a test forks cannot report its snapshots; assert in the test itself"
    case .capture(let error): "\(error)"
    case .encoding(let reason): "the value could not be encoded as a file: \(reason)"
    case .comparing(let reason): "the value could not be compared with its reference: \(reason)"
    case .references(let error): "\(error)"
    case .artifacts(let reason): "the files that an earlier failure left could not be removed: \(reason)"
    }
  }
}
