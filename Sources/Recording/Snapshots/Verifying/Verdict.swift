import FirstFrameTextEscaping

/// The result of verifying a snapshot, with its evidence.
public struct Verdict: Sendable {
  /// The kind of a result; its raw value is written to journals.
  public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The value equals its reference.
    case matched
    /// The value was written as the reference.
    case recorded
    /// There is no reference.
    case missing
    /// The value differs from its reference.
    case mismatched
    /// The first frame shows nothing. No mode records such a frame.
    case blank
    /// A check that needs no reference found a change after the first frame.
    case late
    /// The reference exists, but is not a value of the format.
    case unreadableReference
    /// Two branches changed the reference, and nobody has decided what it becomes.
    case unmerged
    /// The snapshot has no unique name, or the recording mode is undetermined.
    case refused
    /// The value could not be captured, compared or stored.
    case failed
    /// A check that needs no reference found any other fault in a component.
    case unsound
  }

  public let kind: Kind
  /// The assertion's location.
  package let location: SnapshotLocation
  /// The verified snapshot; `nil` if it has no name, and for checks that need no reference.
  package let snapshot: SnapshotIdentity?
  /// The files that show the failure; `nil` if there are none.
  package let artifacts: ArtifactSet?
  /// How the value differs from its reference; `nil` unless the verdict is a mismatch.
  public let difference: Difference?
  /// The error that ended the verification; `nil` unless the verdict is a refusal or a failure.
  package let error: VerificationError?
  /// A description of the change or problem, the same for equal changes; `nil` if unknown.
  package let change: String?
  /// Warnings about the picture, one sentence each. They fail the test only if `SNAPSHOT_WARNINGS` is `fail`.
  public var warnings: [String] { foundWarnings.map(\.text) }
  /// The warnings with their kinds.
  package private(set) var foundWarnings: [SnapshotWarning] = []
  /// The text of a test's failure: what is wrong, the files to look at, and the commands to type next; `nil` for a pass.
  ///
  /// Control characters of components are escaped, so that a test can print it.
  public var failureMessage: String? { message?.escapedForTerminal }
  /// The text of a test's failure as it is, for reports.
  package private(set) var message: String?

  public var isPass: Bool { kind == .matched }

  private init(
    _ kind: Kind, at location: SnapshotLocation, snapshot: SnapshotIdentity? = nil, artifacts: ArtifactSet? = nil,
    difference: Difference? = nil, error: VerificationError? = nil, change: String? = nil, message: String?
  ) {
    self.kind = kind
    self.location = location
    self.snapshot = snapshot
    self.artifacts = artifacts
    self.difference = difference
    self.error = error
    self.change = change
    self.message = message
  }

  /// The verdict with further warnings.
  ///
  /// - Parameter names: The names in the warnings that are not part of their kinds.
  package func with(warnings: [String], names: @autoclosure () -> Set<String> = []) -> Verdict {
    guard !warnings.isEmpty else { return self }
    var verdict = self
    let names = names()
    verdict.foundWarnings += warnings.map { SnapshotWarning($0, names: names) }
    return verdict
  }

  /// The verdict of a snapshot that matches its reference, and fails because of its warnings.
  package static func warned(_ snapshot: SnapshotIdentity, _ warnings: [SnapshotWarning]) -> Verdict {
    var verdict = Verdict(
      .failed, at: snapshot.location, snapshot: snapshot, change: FailureMessage.count(of: warnings),
      message: FailureMessage.warned(snapshot, warnings))
    verdict.foundWarnings = warnings
    return verdict
  }

  /// The verdict with a line that follows its message, if it has one.
  package func with(note: String?) -> Verdict {
    var verdict = self
    if let message, let note { verdict.message = message + "\n" + note }
    return verdict
  }
}

extension Verdict {
  package static func matched(_ snapshot: SnapshotIdentity) -> Verdict {
    Verdict(.matched, at: snapshot.location, snapshot: snapshot, message: nil)
  }

  /// Why a reference was written.
  package enum Recording: Hashable, Sendable {
    case wasMissing
    case wasDifferent
    case wasUnreadable
    case wasUnmerged
  }

  package static func recorded(_ snapshot: SnapshotIdentity, _ reason: Recording) -> Verdict {
    Verdict(
      .recorded, at: snapshot.location, snapshot: snapshot, message: FailureMessage.recorded(snapshot, reason))
  }

  package static func missing(_ snapshot: SnapshotIdentity, _ artifacts: ArtifactSet) -> Verdict {
    Verdict(
      .missing, at: snapshot.location, snapshot: snapshot, artifacts: artifacts,
      message: FailureMessage.missing(snapshot, artifacts))
  }

  package static func mismatched(
    _ snapshot: SnapshotIdentity, _ difference: Difference, _ artifacts: ArtifactSet
  ) -> Verdict {
    Verdict(
      .mismatched, at: snapshot.location, snapshot: snapshot, artifacts: artifacts, difference: difference,
      change: difference.change, message: FailureMessage.mismatched(snapshot, difference, artifacts))
  }

  package static func blank(
    _ snapshot: SnapshotIdentity, _ blankness: Blankness, _ causes: BlankCauses, _ artifacts: ArtifactSet
  ) -> Verdict {
    Verdict(
      .blank, at: snapshot.location, snapshot: snapshot, artifacts: artifacts,
      message: FailureMessage.blank(snapshot, blankness, causes, artifacts))
  }

  package static func unreadableReference(
    _ snapshot: SnapshotIdentity, reason: String, _ artifacts: ArtifactSet
  ) -> Verdict {
    Verdict(
      .unreadableReference, at: snapshot.location, snapshot: snapshot, artifacts: artifacts,
      message: FailureMessage.unreadable(snapshot, reason, artifacts))
  }

  /// A verdict on a value whose reference is a file of another kind.
  package static func foreignReference(
    _ snapshot: SnapshotIdentity, _ contents: ForeignContents, _ artifacts: ArtifactSet
  ) -> Verdict {
    Verdict(
      .unreadableReference, at: snapshot.location, snapshot: snapshot, artifacts: artifacts,
      change: "the reference is \(contents.phrase(at: snapshot.name.path))",
      message: FailureMessage.foreign(snapshot, contents, artifacts))
  }

  /// - Parameter equal: The versions of the reference that equal the value.
  package static func unmerged(
    _ snapshot: SnapshotIdentity, equal: Set<UnmergedReference.Version>, _ artifacts: ArtifactSet
  ) -> Verdict {
    let change = FailureMessage.mergedDrawing(equal: equal)
    return Verdict(
      .unmerged, at: snapshot.location, snapshot: snapshot, artifacts: artifacts, change: change,
      message: FailureMessage.unmerged(snapshot, change, artifacts))
  }

  /// A refusal or a failure, depending on the error.
  package static func failed(_ location: SnapshotLocation, _ error: VerificationError) -> Verdict {
    Verdict(
      error.isRefusal ? .refused : .failed, at: location, error: error, message: FailureMessage.failed(error))
  }

  /// The refusal of a test with the same reference as another test.
  static func refused(_ claim: ReferenceClaim, sharedWith other: ReferenceClaim) -> Verdict {
    let error: NamingError =
      claim.path == other.path
      ? .sharedByTests(path: claim.path, isNamed: false, other: other.location)
      : .onlyCaseDiffers(path: claim.path, other: other.path, first: other.location)
    return failed(claim.location, .naming(error))
  }

  /// A fault of a component that was found without a reference.
  package struct Unsoundness: Hashable, Sendable {
    package enum Fault: Hashable, Sendable {
      /// The first frame shows nothing.
      case blank
      /// The component changed after the first frame.
      case late
      /// Anything else.
      case other
    }

    package let fault: Fault
    /// A description of the fault in one line, with the nodes' names; `nil` if only the message describes it.
    package let change: String?
    /// The text of the test's failure.
    package let message: String

    package init(_ fault: Fault, change: String? = nil, message: String) {
      self.fault = fault
      self.change = change
      self.message = message
    }
  }

  package static func unsound(_ location: SnapshotLocation, _ unsoundness: Unsoundness) -> Verdict {
    let kind: Kind =
      switch unsoundness.fault {
      case .blank: .blank
      case .late: .late
      case .other: .unsound
      }
    return Verdict(kind, at: location, change: unsoundness.change, message: unsoundness.message)
  }
}
