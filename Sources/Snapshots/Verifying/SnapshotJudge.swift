import FirstFrameTreeComparison
import Foundation

/// Compares a captured value with its reference, and leaves behind what its verdict calls for.
struct SnapshotJudge<Format> {
  let plan: VerificationPlan
  let diffing: Diffing<Format>
  let evidence: CaptureEvidence
  let registry: SnapshotRegistry

  /// Asked for only where a file is written: a snapshot that matches does not look up its typefaces.
  private var provenance: Provenance { Provenance(of: plan.place, evidence: evidence) }

  func verdict(on format: Format) throws(VerificationStop) -> Verdict {
    let state = try self.state(of: format)
    guard case .equal(let warnings) = state else {
      return try verdict(on: format, unlike: state)
    }
    try settle(as: .matchesReference)
    return try passed(.matched(plan.place)).with(warnings: warnings)
  }

  func verdict(onBlank blankness: Blankness, drawn format: Format?) -> Verdict {
    var files: [ArtifactSet.File] = []
    var problem: String?
    do {
      files = try format.map { [file(.actual, try diffing.toFile($0, provenance))] + nodes(reference: nil) } ?? []
    } catch {
      problem = "\(error)"
    }
    let artifacts = plan.artifacts.replace(plan.place.name, with: files, problem: problem)
    return .blank(plan.place, blankness, artifacts)
  }

  private func verdict(on format: Format, unlike state: ReferenceState) throws(VerificationStop) -> Verdict {
    let data = try VerificationStop.failing({ VerificationError.encoding(reason: "\($0)") }) {
      try diffing.toFile(format, provenance)
    }
    // Before anything is written: a loop that forgot its names must not record its last value.
    try settle(as: .differs(data))
    if plan.mode.writes(over: state) {
      return try record(data, over: state)
    }
    return verdict(leaving: data, unlike: state)
  }

  private func record(_ data: Data, over state: ReferenceState) throws(VerificationStop) -> Verdict {
    try VerificationStop.failing(VerificationError.references) { () throws(SnapshotStoreError) in
      try plan.references.write(data, for: plan.place.name)
    }
    registry.accept(plan.place.reference)
    let reason: Verdict.Recording =
      switch state {
      case .missing: .wasMissing
      case .equal, .different: .wasDifferent
      case .unreadable: .wasUnreadable
      }
    return try passed(.recorded(plan.place, reason))
  }

  private func verdict(leaving actual: Data, unlike state: ReferenceState) -> Verdict {
    let name = plan.place.name
    let actual = file(.actual, actual)
    switch state {
    case .equal(let warnings):
      return .matched(plan.place).with(warnings: warnings)
    case .missing:
      return .missing(plan.place, plan.artifacts.replace(name, with: [actual] + nodes(reference: nil)))
    case .different(let difference, let reference):
      let shown = difference.files.map { ArtifactSet.File(difference: $0) }
      let files = [file(.reference, reference), actual] + shown + nodes(of: difference)
      return .mismatched(plan.place, difference, plan.artifacts.replace(name, with: files))
    case .unreadable(let reason, let bytes):
      let files = (bytes.map { [file(.reference, $0)] } ?? []) + [actual]
      return .unreadableReference(plan.place, reason: reason, plan.artifacts.replace(name, with: files))
    }
  }

  /// The verdict, once what an earlier failure left is gone.
  private func passed(_ verdict: Verdict) throws(VerificationStop) -> Verdict {
    try VerificationStop.failing({ VerificationError.artifacts(reason: "\(FileFailure($0))") }) {
      try plan.artifacts.remove(plan.place.name)
    }
    return verdict
  }

  private func settle(as outcome: SnapshotRegistry.Outcome) throws(VerificationStop) {
    do {
      try registry.settle(plan.place.reference, isNamed: plan.isNamed, as: outcome)
    } catch {
      throw .refused(.naming(plan.explained(error)))
    }
  }

  private func state(of format: Format) throws(VerificationStop) -> ReferenceState {
    let bytes: Data?
    do {
      bytes = try plan.references.read(plan.place.name)
    } catch {
      return .unreadable(reason: "\(error)", bytes: nil)
    }
    guard let bytes else { return .missing }
    let reference: Format
    do {
      reference = try diffing.fromData(bytes)
    } catch {
      return .unreadable(reason: "\(error)", bytes: bytes)
    }
    let compared = try VerificationStop.failing({ VerificationError.comparing(reason: "\($0)") }) {
      try diffing.compare(reference, format, evidence)
    }
    guard var difference = compared.difference else { return .equal(warnings: compared.warnings) }
    if let origin = diffing.provenance(bytes) { difference.explain(from: origin, to: provenance) }
    return .different(difference, reference: bytes)
  }

  private func nodes(of difference: Difference) -> [ArtifactSet.File] {
    nodes(reference: difference.origin, difference: difference.tree)
  }

  /// The listing of the layout trees, where there are any. One that cannot be written is missed by reports only.
  private func nodes(reference: Provenance?, difference: TreeDifference? = nil) -> [ArtifactSet.File] {
    guard let listing = NodeListing(reference: reference, actual: provenance, difference: difference),
      let data = try? listing.data()
    else { return [] }
    return [ArtifactSet.File(role: .nodes, name: NodeListing.fileName, data: data)]
  }

  private func file(_ role: ArtifactSet.Role, _ data: Data) -> ArtifactSet.File {
    ArtifactSet.File(role: role, pathExtension: plan.place.name.pathExtension, data: data)
  }
}
