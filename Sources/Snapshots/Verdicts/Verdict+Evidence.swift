extension Verdict {
  /// The snapshot, where it has a name.
  public var place: SnapshotPlace? {
    switch self {
    case .matched(let place), .recorded(let place, _), .missing(let place, _), .mismatched(let place, _, _),
      .blank(let place, _, _), .unreadableReference(let place, _, _):
      place
    case .warned(let verdict, _): verdict.place
    case .refused, .failed, .unsound: nil
    }
  }

  /// The files to look at.
  public var artifacts: ArtifactSet? {
    switch self {
    case .missing(_, let artifacts), .mismatched(_, _, let artifacts), .blank(_, _, let artifacts),
      .unreadableReference(_, _, let artifacts):
      artifacts
    case .warned(let verdict, _): verdict.artifacts
    case .matched, .recorded, .refused, .failed, .unsound: nil
    }
  }

  /// How the value differs from its reference, where that is what the verdict is about.
  public var difference: Difference? {
    switch self {
    case .mismatched(_, let difference, _): difference
    case .warned(let verdict, _): verdict.difference
    case .matched, .recorded, .missing, .blank, .unreadableReference, .refused, .failed, .unsound: nil
    }
  }

  /// What changed, or is wrong, in words that are the same wherever the same did; nil where that is not known.
  var change: String? {
    switch self {
    case .unsound(_, let unsoundness): unsoundness.change
    case .warned(let verdict, _): verdict.change
    default: difference?.change
    }
  }

  /// The verdict in a word, as journals have it.
  public var kind: String {
    switch self {
    case .matched: "matched"
    case .recorded: "recorded"
    case .missing: "missing"
    case .mismatched: "mismatched"
    case .blank: "blank"
    case .unreadableReference: "unreadableReference"
    case .refused: "refused"
    case .failed: "failed"
    case .unsound(_, let unsoundness): unsoundness.kind
    case .warned(let verdict, _): verdict.kind
    }
  }
}
