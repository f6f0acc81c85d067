extension Verdict {
  /// What is left to tell of a verdict once its test is over.
  struct Summary: Hashable, Sendable {
    /// The verdict in a word.
    let kind: String
    let location: SnapshotLocation
    /// The reference's path below the folder of references; nil where the snapshot has no name.
    let snapshot: String?
  }

  var summary: Summary {
    Summary(kind: kind, location: location, snapshot: place?.name.path)
  }

  /// Where the assertion stands.
  private var location: SnapshotLocation {
    switch self {
    case .matched(let place), .recorded(let place, _), .missing(let place, _), .mismatched(let place, _, _),
      .blank(let place, _, _), .unreadableReference(let place, _, _):
      place.location
    case .refused(let location, _), .failed(let location, _), .unsound(let location, _):
      location
    case .warned(let verdict, _):
      verdict.location
    }
  }
}
