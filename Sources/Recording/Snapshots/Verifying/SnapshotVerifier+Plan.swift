/// What an assertion requests.
struct SnapshotRequest {
  let location: SnapshotLocation
  let pathExtension: String?
  /// The recording mode; `nil` for the mode of the current task.
  let record: SnapshotTestingConfiguration.Record?
  let reference: Reference

  /// Where the reference is.
  enum Reference {
    /// In a file of its own.
    ///
    /// - Parameters:
    ///   - isParameterized: Whether the test runs once for each of several arguments, and so needs a name.
    ///   - isShared: Whether other assertions may verify values by the same reference.
    ///   - folder: The folder of references; `nil` for the package's folder.
    case file(name: String?, isParameterized: Bool, isShared: Bool, folder: String?)
    /// In the source of its test, in a storage that depends on the folder of artifacts.
    case source((_ artifacts: String) -> any ReferenceStorage)
  }
}

extension SnapshotVerifier {
  /// The folders of a request. The environment takes precedence over the request.
  func folders(for request: SnapshotRequest) -> SnapshotFolders {
    var folders = session.folders(of: request.location.filePath)
    let environment = session.environment
    if case .file(_, _, _, let folder?) = request.reference, environment.referenceDirectory == nil,
      !environment.isHunting
    {
      folders.references = folder
    }
    return folders
  }

  /// Decides what a request means: the name, the recording mode, and the files. Reserves the name, in this process and
  /// among the processes of the run.
  ///
  /// - Throws: The reason why the assertion is refused. Its value is not evaluated then.
  func plan(_ request: SnapshotRequest, in folders: SnapshotFolders) throws(VerificationError) -> VerificationPlan {
    try session.claim(folders, of: request.location.filePath)
    var plan = try nameFiles(of: request, mode: mode(of: request), in: folders)
    session.sweepLeftovers(around: plan.snapshot.name, in: folders)
    if plan.snapshot.reference.isFile { plan.claims = session.claims(in: folders) }
    do {
      try claim(plan)
    } catch {
      if let first = error.otherTest(than: request.location) { refuse(first, sharedWith: plan, in: folders) }
      throw plan.naming(error)
    }
    plan.failsOnWarnings = try setting { environment throws(ModeError) in try environment.warningMode() == .fail }
    let drawsEachPicture = try setting { environment throws(ModeError) in try environment.drawsEachPicture() }
    if !drawsEachPicture { plan.earlierMatch = EarlierMatch(of: plan.snapshot, in: folders) }
    return plan
  }

  /// Names the snapshot of a request, and the files of its reference and artifacts.
  private func nameFiles(
    of request: SnapshotRequest, mode: SnapshotTestingConfiguration.Record, in folders: SnapshotFolders
  ) throws(VerificationError) -> VerificationPlan {
    switch request.reference {
    case .file(let name, let isParameterized, let isShared, _):
      try VerificationPlan(
        at: request.location, named: name, pathExtension: request.pathExtension, isParameterized: isParameterized,
        isShared: isShared, mode: mode, in: folders)
    case .source(let storage):
      VerificationPlan(
        inlineAt: request.location, pathExtension: request.pathExtension, mode: mode,
        references: huntedReferences(in: folders) ?? storage(folders.artifacts), in: folders)
    }
  }

  /// The folder of references in a hunt, in which no source of a test is changed; `nil` otherwise.
  private func huntedReferences(in folders: SnapshotFolders) -> (any ReferenceStorage)? {
    session.environment.isHunting ? folders.references.map { SnapshotStore(root: $0) } : nil
  }

  private func mode(of request: SnapshotRequest) throws(VerificationError) -> SnapshotTestingConfiguration.Record {
    let requested = request.record ?? SnapshotTestingConfiguration.current.record
    return try setting { environment throws(ModeError) in try environment.mode(requested: requested) }
  }

  /// Reads a setting of the environment.
  private func setting<Value>(
    _ read: (SnapshotEnvironment) throws(ModeError) -> Value
  ) throws(VerificationError) -> Value {
    do {
      return try read(session.environment)
    } catch {
      throw .mode(error)
    }
  }

  /// Claims the reference of an assertion, in this process and among the processes of the run.
  private func claim(_ plan: VerificationPlan) throws(NamingError) {
    let (path, location) = ("\(plan.snapshot.reference)", plan.snapshot.location)
    let isFirst = try session.registry.claim(path, isNamed: plan.isNamed, isShared: plan.isShared, for: location)
    guard isFirst, let other = plan.claims?.claim(path, isShared: plan.isShared, for: location) else { return }
    let error: NamingError =
      other.path == path
      ? .sharedByTests(path: path, isNamed: plan.isNamed, other: other.location)
      : .onlyCaseDiffers(path: path, other: other.path, first: other.location)
    session.registry.refuse(path, because: error)
    throw error
  }

  /// Makes the first of two tests with one reference fail, too, and withdraws what it recorded. Its process may have
  /// ended.
  private func refuse(_ first: ReferenceClaim, sharedWith plan: VerificationPlan, in folders: SnapshotFolders) {
    let (path, location) = ("\(plan.snapshot.reference)", plan.snapshot.location)
    guard let claims = plan.claims, let root = folders.references else { return }
    claims.contest(path, by: location, first: first, in: SnapshotStore(root: root))
    session.log(.refused(first, sharedWith: ReferenceClaim(path: path, location: location)), in: folders)
  }
}
