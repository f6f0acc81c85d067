import FirstFrameConditions
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import Foundation

/// Verifies snapshots: plans, captures, compares, writes files, and returns the verdict.
package struct SnapshotVerifier: Sendable {
  private let session: SnapshotSession

  package init(session: SnapshotSession = .process) {
    self.session = session
  }

  /// Verifies a value against its reference file. The verdict is recorded in the process's journal.
  ///
  /// - Parameters:
  ///   - name: Distinguishes the snapshot from others of the same test and format.
  ///   - record: The mode that the code requests; `nil` for the mode of the current task.
  ///   - isParameterized: Whether the test runs once for each of several arguments, and so needs a name.
  ///   - isShared: Whether other assertions may verify values by the same reference.
  ///   - referenceFolder: The folder of references; `nil` for the package's folder. The folder in the environment
  ///     takes precedence.
  ///   - isOnMainActor: Whether the caller is on the main actor, as determined by `MainActorContext`.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, at location: SnapshotLocation,
    isParameterized: Bool = false, isShared: Bool = false, referenceFolder: String? = nil, isOnMainActor: Bool
  ) -> Verdict {
    var folders = session.folders(of: location.filePath)
    let environment = session.environment
    if let referenceFolder, environment.referenceDirectory == nil, !environment.isHunting {
      folders.references = referenceFolder
    }
    let plan = Result { () throws(VerificationError) in
      try session.claim(folders, of: location.filePath)
      return try VerificationPlan(
        at: location, named: name, pathExtension: strategy.pathExtension, isParameterized: isParameterized,
        isShared: isShared, mode: mode(requested: record), in: folders)
    }
    return verify(value, as: strategy, by: plan, at: location, in: folders, isOnMainActor: isOnMainActor)
  }

  /// Verifies a value against the reference in its test's source.
  ///
  /// Modes, artifacts and the journal work as for reference files.
  ///
  /// - Parameter storage: Returns the storage of the reference, given the folder of artifacts.
  package func verifyInline<Value>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotTestingConfiguration.Record?, at location: SnapshotLocation, isOnMainActor: Bool,
    storage: (_ artifacts: String) -> any ReferenceStorage
  ) -> Verdict {
    let folders = session.folders(of: location.filePath)
    let plan = Result { () throws(VerificationError) in
      try session.claim(folders, of: location.filePath)
      return VerificationPlan(
        inlineAt: location, pathExtension: strategy.pathExtension, mode: try mode(requested: record),
        references: huntedReferences(in: folders) ?? storage(folders.artifacts), in: folders)
    }
    return verify(
      value, as: strategy.storedAsText, by: plan, at: location, in: folders, isOnMainActor: isOnMainActor)
  }

  private func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    by plan: Result<VerificationPlan, VerificationError>, at location: SnapshotLocation, in folders: SnapshotFolders,
    isOnMainActor: Bool
  ) -> Verdict {
    let conditions = SnapshotTestingConfiguration.current.conditions
    var verdict: Verdict
    do {
      let plan = try plan.get()
      verdict = try conditions.withProcessClock.apply { () throws(VerificationError) in
        try self.verdict(on: value, as: strategy, by: plan, in: folders, isOnMainActor: isOnMainActor)
      }
    } catch {
      verdict = .failed(location, error)
    }
    if let warning = conditions.warning { verdict = verdict.with(warnings: [warning]) }
    if session.environment.isHunting, verdict.kind == .recorded, let snapshot = verdict.snapshot {
      verdict = .matched(snapshot)
    }
    session.log(verdict, in: folders)
    return verdict
  }

  /// The folder of references in a hunt, in which no source of a test is changed; `nil` otherwise.
  private func huntedReferences(in folders: SnapshotFolders) -> (any ReferenceStorage)? {
    session.environment.isHunting ? folders.references.map { SnapshotStore(root: $0) } : nil
  }

  private func verdict<Value, Format>(
    on value: () throws -> Value, as strategy: Snapshotting<Value, Format>, by plan: VerificationPlan,
    in folders: SnapshotFolders, isOnMainActor: Bool
  ) throws(VerificationError) -> Verdict {
    session.sweepLeftovers(around: plan.snapshot.name, in: folders)
    let claims = plan.snapshot.reference.isFile ? session.claims(in: folders) : nil
    do {
      try claim(plan, claims)
    } catch {
      if let first = error.otherTest(than: plan.snapshot.location) {
        refuse(first, sharedWith: plan, claims, in: folders)
      }
      throw plan.naming(error)
    }
    let failsOnWarnings = try failsOnWarnings()
    let observation = WorkObservation()
    let captured = observation.observeUnlessObserved { () -> Result<Capture<Format>, VerificationError> in
      do throws(VerificationError) {
        return .success(try self.capture(value, as: strategy, isOnMainActor: isOnMainActor))
      } catch {
        return .failure(error)
      }
    }
    let capture = try captured.get()
    let warnings = capture.evidence.warnings
    var plan = plan
    // A picture with substitutes does not become a reference.
    if failsOnWarnings, !warnings.isEmpty { plan.mode = .never }
    let check = ReferenceCheck(
      plan: plan, diffing: strategy.diffing, evidence: capture.evidence, registry: session.registry, claims: claims)
    let verdict =
      switch capture {
      case .blank(let blankness, let value, _):
        check.verdict(onBlank: blankness, drawn: value, pending: observation.pending)
      case .whole(let value, _): try check.verdict(on: value)
      }
    let result = verdict.with(warnings: warnings, names: capture.evidence.layoutTree?.nodeNames ?? [])
    guard failsOnWarnings, !result.foundWarnings.isEmpty else { return result }
    guard result.isPass else { return result.with(note: FailureMessage.note(on: result.foundWarnings)) }
    return .warned(plan.snapshot, result.foundWarnings)
  }

  private func failsOnWarnings() throws(VerificationError) -> Bool {
    do {
      return try session.environment.warningMode() == .fail
    } catch {
      throw .mode(error)
    }
  }

  /// Claims the reference of an assertion, in this process and among the processes of the run.
  private func claim(_ plan: VerificationPlan, _ claims: ReferenceClaims?) throws(NamingError) {
    let (path, location) = ("\(plan.snapshot.reference)", plan.snapshot.location)
    let isFirst = try session.registry.claim(path, isNamed: plan.isNamed, isShared: plan.isShared, for: location)
    guard isFirst, let other = claims?.claim(path, isShared: plan.isShared, for: location) else { return }
    let error: NamingError =
      other.path == path
      ? .sharedByTests(path: path, isNamed: plan.isNamed, other: other.location)
      : .onlyCaseDiffers(path: path, other: other.path, first: other.location)
    session.registry.refuse(path, because: error)
    throw error
  }

  /// Makes the first of two tests with one reference fail, too, and withdraws what it recorded. Its process may have
  /// ended.
  private func refuse(
    _ first: ReferenceClaim, sharedWith plan: VerificationPlan, _ claims: ReferenceClaims?, in folders: SnapshotFolders
  ) {
    let (path, location) = ("\(plan.snapshot.reference)", plan.snapshot.location)
    guard let claims, let root = folders.references else { return }
    claims.contest(path, by: location, first: first, in: SnapshotStore(root: root))
    session.log(.refused(first, sharedWith: ReferenceClaim(path: path, location: location)), in: folders)
  }

  private func capture<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, isOnMainActor: Bool
  ) throws(VerificationError) -> Capture<Format> {
    let (result, errors) = UsageErrors.collecting { () -> Result<Capture<Format>, CaptureError> in
      do throws(CaptureError) {
        return .success(try strategy.capture(evaluating: value, isOnMainActor: isOnMainActor))
      } catch {
        return .failure(error)
      }
    }
    guard errors.isEmpty else { throw .capture(.usageErrors(errors)) }
    do {
      return try result.get()
    } catch {
      throw .capture(error)
    }
  }

  private func mode(
    requested: SnapshotTestingConfiguration.Record?
  ) throws(VerificationError) -> SnapshotTestingConfiguration.Record {
    do {
      return try session.environment.mode(requested: requested ?? SnapshotTestingConfiguration.current.record)
    } catch {
      throw .mode(error)
    }
  }
}

/// Compares a captured value with its reference, and writes the files that the verdict needs.
private struct ReferenceCheck<Format> {
  let plan: VerificationPlan
  let diffing: Diffing<Format>
  let evidence: CaptureEvidence
  let registry: SnapshotRegistry
  /// The references of other processes of the run; `nil` if there are none.
  let claims: ReferenceClaims?

  func verdict(on value: Format) throws(VerificationError) -> Verdict {
    let (mismatch, warnings) = try compare(value)
    guard let mismatch else {
      try setOutcome(to: .matchesReference)
      try removeArtifacts()
      return .matched(plan.snapshot).with(warnings: warnings)
    }
    // Created only for values that are written. A match does not need its typefaces.
    let provenance = Provenance(of: plan.snapshot.name, evidence: evidence)
    let isRecorded = plan.mode.writes(over: mismatch)
    let data: Data
    do {
      data = try diffing.encode(value, provenance, isRecorded ? .small : .fast)
    } catch {
      throw .encoding(reason: "\(error)")
    }
    // This must happen before anything is written: a loop without names must not record its last value.
    try setOutcome(to: .differs(data))
    guard isRecorded else {
      // In a run that records, the other value is a new one.
      if plan.mode != .never, let claims, claims.isRecordedByAnotherProcess("\(plan.snapshot.reference)") {
        throw .naming(.recordedByAnotherProcess(path: "\(plan.snapshot.reference)", isNamed: plan.isNamed))
      }
      return verdict(on: data, provenance, unlike: mismatch)
    }
    return try record(data, over: mismatch)
  }

  /// - Parameter work: The work that the component scheduled and that has not run.
  func verdict(onBlank blankness: Blankness, drawn value: Format?, pending work: [ScheduledWork.Origin]) -> Verdict {
    let provenance = Provenance(of: plan.snapshot.name, evidence: evidence)
    var files: [ArtifactSet.File] = []
    var problem: String?
    do {
      if let value { files = [file(.actual, try diffing.encode(value, provenance, .fast))] + nodes(provenance) }
    } catch {
      problem = "\(error)"
    }
    return .blank(
      plan.snapshot, blankness, evidence.blankCauses.adding(pending: work),
      plan.artifacts.replace(plan.snapshot.name, with: files, problem: problem))
  }

  /// Returns the reason why a value does not match its reference, or `nil` and warnings if it matches.
  private func compare(
    _ value: Format
  ) throws(VerificationError) -> (mismatch: ReferenceMismatch?, warnings: [String]) {
    let data: Data?
    do {
      data = try plan.references.read(plan.snapshot.name)
    } catch {
      return (.unreadable(reason: "\(error)", data: nil), [])
    }
    guard let data else { return (.missing, []) }
    if let reference = UnmergedReference(file: data) {
      return (.unmerged(reference, data: data, equal: versions(of: reference, equalTo: value)), [])
    }
    let reference: Diffing<Format>.Decoded
    do {
      reference = try diffing.decode(data)
    } catch {
      if let contents = foreignContents(of: data) { return (.foreign(contents, data: data), []) }
      return (.unreadable(reason: "\(error)", data: data), [])
    }
    do {
      let result = try diffing.compare(reference.value, value, evidence)
      guard let difference = result.difference else { return (nil, result.warnings + reference.warnings) }
      // The value itself may be such a text, for example that of a view about conflicts.
      if let contents = foreignContents(of: data), contents != (try? diffing.toData(value)).flatMap(foreignContents) {
        return (.foreign(contents, data: data), [])
      }
      return (.different(difference, data: data, origin: reference.provenance()), result.warnings + reference.warnings)
    } catch {
      throw .comparing(reason: "\(error)")
    }
  }

  /// What a reference file contains instead of a value. A reference in a source is never such a file.
  private func foreignContents(of data: Data) -> ForeignContents? {
    guard case .file = plan.snapshot.reference else { return nil }
    return ForeignContents(of: data, isPicture: plan.snapshot.name.pathExtension == "png")
  }

  /// The versions of an unmerged reference that equal a value.
  private func versions(
    of reference: UnmergedReference, equalTo value: Format
  ) -> Set<UnmergedReference.Version> {
    Set(
      UnmergedReference.Version.allCases.filter { version in
        // A version that cannot be read equals no value.
        guard let data = reference[version], let decoded = try? diffing.decode(data),
          let result = try? diffing.compare(decoded.value, value, evidence)
        else { return false }
        return result.difference == nil
      })
  }

  private func record(_ data: Data, over mismatch: ReferenceMismatch) throws(VerificationError) -> Verdict {
    if let claims {
      try claims.record(
        data, over: mismatch.data, at: "\(plan.snapshot.reference)", isNamed: plan.isNamed, for: plan.snapshot.location
      ) { () throws(VerificationError) in try write(data) }
    } else {
      try write(data)
    }
    registry.accept(data, for: "\(plan.snapshot.reference)")
    try removeArtifacts()
    return .recorded(plan.snapshot, mismatch.recording)
  }

  private func write(_ data: Data) throws(VerificationError) {
    do {
      try plan.references.write(data, for: plan.snapshot.name)
    } catch {
      throw .references(error)
    }
  }

  private func verdict(on data: Data, _ provenance: Provenance, unlike mismatch: ReferenceMismatch) -> Verdict {
    let (snapshot, actual) = (plan.snapshot, file(.actual, data))
    switch mismatch {
    case .missing:
      return .missing(snapshot, plan.artifacts.replace(snapshot.name, with: [actual] + nodes(provenance)))
    case .different(var difference, let reference, let origin):
      if let origin { difference.explain(from: origin, to: provenance) }
      let files =
        [file(.reference, reference), actual] + difference.files.map { ArtifactSet.File(difference: $0) }
        + nodes(provenance, reference: origin, difference: difference)
      return .mismatched(snapshot, difference, plan.artifacts.replace(snapshot.name, with: files))
    case .unreadable(let reason, let reference):
      let files = (reference.map { [file(.reference, $0)] } ?? []) + [actual]
      return .unreadableReference(snapshot, reason: reason, plan.artifacts.replace(snapshot.name, with: files))
    case .foreign(let contents, let reference):
      let files = [file(.reference, reference), actual]
      return .foreignReference(snapshot, contents, plan.artifacts.replace(snapshot.name, with: files))
    case .unmerged(let reference, let data, let equal):
      let versions = UnmergedReference.Version.allCases.compactMap { version in
        reference[version].map { file(.version(version), $0) }
      }
      let files = [file(.reference, data), actual] + versions + nodes(provenance)
      return .unmerged(snapshot, equal: equal, plan.artifacts.replace(snapshot.name, with: files))
    }
  }

  private func setOutcome(to outcome: SnapshotRegistry.Outcome) throws(VerificationError) {
    // Several values under a shared name are each compared, but only one of them can be recorded.
    guard !plan.isShared || plan.mode != .never else { return }
    let path = "\(plan.snapshot.reference)"
    do {
      try registry.setOutcome(of: path, isNamed: plan.isNamed, to: outcome)
    } catch {
      // Another thread or process may have recorded the same value since the reference was read.
      let reference = try? plan.references.read(plan.snapshot.name)
      do {
        try registry.setOutcome(of: path, isNamed: plan.isNamed, to: outcome, reference: reference)
      } catch {
        throw plan.naming(error)
      }
    }
  }

  /// Removes the artifacts of an earlier failure of the snapshot.
  private func removeArtifacts() throws(VerificationError) {
    do {
      try plan.artifacts.remove(plan.snapshot.name)
    } catch {
      throw .artifacts(reason: "\(FileFailure(error))")
    }
  }

  /// The listing of the layout trees, if there are any. Only reports use it, so an error is ignored.
  private func nodes(
    _ actual: Provenance, reference: Provenance? = nil, difference: Difference? = nil
  ) -> [ArtifactSet.File] {
    guard let listing = NodeListing(reference: reference, actual: actual, difference: difference?.tree),
      let data = try? listing.data()
    else { return [] }
    return [ArtifactSet.File(role: .nodes, name: NodeListing.fileName, data: data)]
  }

  private func file(_ role: ArtifactSet.Role, _ data: Data) -> ArtifactSet.File {
    ArtifactSet.File(role: role, pathExtension: plan.snapshot.name.pathExtension, data: data)
  }
}

/// Why a value does not match its reference.
enum ReferenceMismatch: Sendable {
  case missing
  /// - Parameter origin: The origin of the reference, if its file states it.
  case different(Difference, data: Data, origin: Provenance?)
  /// The file exists, but does not contain a value of the format. `data` is its contents, if it could be read.
  case unreadable(reason: String, data: Data?)
  /// The file is of another kind, or only the remains of one.
  case foreign(ForeignContents, data: Data)
  /// Two branches changed the reference, and nobody has decided between them.
  ///
  /// - Parameter equal: The versions that equal the value.
  case unmerged(UnmergedReference, data: Data, equal: Set<UnmergedReference.Version>)

  /// The contents of the reference; `nil` if there are none.
  fileprivate var data: Data? {
    switch self {
    case .missing: nil
    case .different(_, let data, _), .foreign(_, let data), .unmerged(_, let data, _): data
    case .unreadable(_, let data): data
    }
  }

  fileprivate var recording: Verdict.Recording {
    switch self {
    case .missing: .wasMissing
    case .different: .wasDifferent
    case .unreadable, .foreign: .wasUnreadable
    case .unmerged: .wasUnmerged
    }
  }
}

extension SnapshotTestingConfiguration.Record {
  /// Whether the mode writes the actual value over a reference that it does not match.
  ///
  /// A reference that equals the value is never written again, because the same pixels may be encoded in different
  /// bytes.
  fileprivate func writes(over mismatch: ReferenceMismatch) -> Bool {
    switch (self, mismatch) {
    case (.never, _): false
    case (_, .foreign(let contents, _)) where contents.isProtected: false
    case (_, .missing): true
    case (.missing, _): false
    case (.failed, _), (.all, _): true
    }
  }
}

extension Snapshotting where Format == String {
  /// The strategy with its texts stored unchanged: a source file has no other encoding.
  fileprivate var storedAsText: Snapshotting {
    let lines = Diffing.lines
    let diffing = Diffing(toData: lines.toData, fromData: lines.fromData, difference: self.diffing.difference)
    return Snapshotting(
      pathExtension: pathExtension, diffing: diffing, source: source, environment: environment)
  }
}
