import FirstFrameConditions
import FirstFrameLocalFiles
import FirstFrameRasterizer
import Foundation

extension SnapshotVerifier {
  /// Checks a captured value: it shows something, it equals its reference, and it has no warnings if these fail tests.
  func check<Format>(
    _ captured: ObservedCapture<Format>, against plan: VerificationPlan, by diffing: Diffing<Format>
  ) throws(VerificationError) -> Verdict {
    let evidence = captured.capture.evidence
    let warnings = evidence.warnings
    var plan = plan
    // A picture with substitutes does not become a reference.
    if plan.failsOnWarnings, !warnings.isEmpty { plan.mode = .never }
    let check = ReferenceCheck(of: evidence, against: plan, by: diffing, registry: session.registry)
    let verdict =
      switch captured.capture {
      case .blank(let blankness, let value, _):
        check.refuseBlank(blankness, drawn: value, pending: captured.pendingWork)
      case .whole(let value, _): try check.compareOrRecord(value)
      case .unchanged: try check.confirmMatch()
      }
    let result = verdict.with(warnings: warnings, names: evidence.layoutTree?.nodeNames ?? [])
    guard plan.failsOnWarnings, !result.foundWarnings.isEmpty else { return result }
    guard result.isPass else { return result.with(note: FailureMessage.note(on: result.foundWarnings)) }
    return .warned(plan.snapshot, result.foundWarnings)
  }
}

/// The width of the widest iPhone, in points.
private let widestPhone: CGFloat = 440

/// Compares a captured value with its reference, and writes the files that the verdict needs.
struct ReferenceCheck<Format> {
  private let plan: VerificationPlan
  private let diffing: Diffing<Format>
  private let evidence: CaptureEvidence
  private let registry: SnapshotRegistry

  fileprivate init(
    of evidence: CaptureEvidence, against plan: VerificationPlan, by diffing: Diffing<Format>,
    registry: SnapshotRegistry
  ) {
    self.evidence = evidence
    self.plan = plan
    self.diffing = diffing
    self.registry = registry
  }

  /// Compares a value with the reference. Records it if the mode allows that, and otherwise keeps artifacts.
  fileprivate func compareOrRecord(_ value: Format) throws(VerificationError) -> Verdict {
    let (mismatch, warnings) = try compare(value)
    guard let mismatch else { return try confirmMatch().with(warnings: warnings) }
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
      if plan.mode != .never, let claims = plan.claims, claims.isRecordedByAnotherProcess("\(plan.snapshot.reference)")
      {
        throw .naming(.recordedByAnotherProcess(path: "\(plan.snapshot.reference)", isNamed: plan.isNamed))
      }
      return keepArtifacts(of: data, provenance, unlike: mismatch)
    }
    return try record(data, over: mismatch)
  }

  /// The verdict on a value that equals its reference.
  fileprivate func confirmMatch() throws(VerificationError) -> Verdict {
    try setOutcome(to: .matchesReference)
    try removeArtifacts()
    return .matched(plan.snapshot)
  }

  /// Refuses a frame that shows nothing, and keeps its picture.
  ///
  /// - Parameter work: The work that the component scheduled and that has not run.
  fileprivate func refuseBlank(
    _ blankness: Blankness, drawn value: Format?, pending work: [ScheduledWork.Origin]
  ) -> Verdict {
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
      if let contents = foreignContents(of: data, replacedBy: value) { return (.foreign(contents, data: data), []) }
      return (.unreadable(reason: "\(error)", data: data), [])
    }
    do {
      let result = try diffing.compare(reference.value, value, evidence)
      guard let difference = result.difference else {
        let warnings = result.warnings + reference.warnings
        if warnings.isEmpty { keepMatch(with: data) }
        return (nil, warnings)
      }
      if let contents = foreignContents(of: data, replacedBy: value) { return (.foreign(contents, data: data), []) }
      return (.different(difference, data: data, origin: reference.provenance()), result.warnings + reference.warnings)
    } catch {
      throw .comparing(reason: "\(error)")
    }
  }

  /// Keeps that the picture equals its reference, unless it was drawn with warnings, which another drawing repeats.
  private func keepMatch(with reference: Data) {
    guard let input = evidence.drawingInput, evidence.scene?.missingCharacters.isEmpty == true else { return }
    plan.earlierMatch?.keep(input, equalTo: reference)
  }

  /// What a reference file contains instead of a value. A reference in a source is never such a file.
  private func foreignContents(of data: Data, replacedBy value: Format) -> ForeignContents? {
    guard case .file = plan.snapshot.reference else { return nil }
    let expected = ForeignContents.Expectation(pathExtension: plan.snapshot.name.pathExtension)
    // A picture is never anything else, so it need not be encoded.
    guard expected != .picture else { return ForeignContents(of: data, inPlaceOf: .picture) }
    return ForeignContents(
      of: data, inPlaceOf: value is String ? .text : expected, replacedBy: try? diffing.toData(value))
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
    if let claims = plan.claims {
      try claims.record(
        data, over: mismatch.data, at: "\(plan.snapshot.reference)", isNamed: plan.isNamed, for: plan.snapshot.location
      ) { () throws(VerificationError) in try write(data) }
    } else {
      try write(data)
    }
    registry.accept(data, for: "\(plan.snapshot.reference)")
    try removeArtifacts()
    return .recorded(plan.snapshot, mismatch.recording).with(note: noteOnWidth(mismatch.recording))
  }

  /// A note on the first snapshot of a component that is wider than any phone, because nothing determines its width.
  private func noteOnWidth(_ recording: Verdict.Recording) -> String? {
    guard recording == .wasMissing, !evidence.hasGivenWidth, let width = evidence.layoutTree?.frame.width,
      width > widestPhone
    else { return nil }
    return FailureMessage.note(onWidth: Double(width))
  }

  private func write(_ data: Data) throws(VerificationError) {
    do {
      try plan.references.write(data, for: plan.snapshot.name)
    } catch {
      throw .references(error)
    }
  }

  /// Writes the files that show a mismatch.
  private func keepArtifacts(
    of data: Data, _ provenance: Provenance, unlike mismatch: ReferenceMismatch
  ) -> Verdict {
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
