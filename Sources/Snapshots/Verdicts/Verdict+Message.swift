extension Verdict {
  /// What a test's failure says: what is wrong, the files to look at, and what to type next; nil for a pass.
  public var failureMessage: String? {
    switch self {
    case .matched:
      nil
    case .recorded(let place, let recording):
      recordedMessage(place, recording)
    case .missing(let place, let artifacts):
      missingMessage(place, artifacts)
    case .mismatched(let place, let difference, let artifacts):
      mismatchMessage(place, difference, artifacts)
    case .blank(let place, let blankness, let artifacts):
      blankMessage(place, blankness, artifacts)
    case .unreadableReference(let place, let reason, let artifacts):
      unreadableMessage(place, reason, artifacts)
    case .refused(_, .naming(let error)):
      "Snapshot refused: \(error)".asSentence
    case .refused(_, .mode(let error)):
      "Snapshot refused: \(error)".asSentence
    case .failed(_, let error):
      "Snapshot not verified: \(error)".asSentence
    case .unsound(_, let unsoundness):
      unsoundness.message
    case .warned(let verdict, _):
      verdict.failureMessage
    }
  }

  private func recordedMessage(_ place: SnapshotPlace, _ recording: Recording) -> String {
    let reason =
      switch recording {
      case .wasMissing: "there was none"
      case .wasDifferent: "the one before differed"
      case .wasUnreadable: "the one before could not be read"
      }
    return """
      Recorded a reference for \(place.name.file), since \(reason). Look at it, then run the test again.
        reference:  \(place.reference)
      """
  }

  private func missingMessage(_ place: SnapshotPlace, _ artifacts: ArtifactSet) -> String {
    """
    There is no reference for \(place.name.file). Nothing was recorded.
      expected:   \(place.reference)
    \(artifacts.listing(.actual))
    Look at what was drawn; to record it:
    \(place.commands(recording: .missing))
    """
  }

  private func mismatchMessage(
    _ place: SnapshotPlace, _ difference: Difference, _ artifacts: ArtifactSet
  ) -> String {
    let drawing = difference.provenance.map { $0.sentence + "\n" } ?? ""
    let excerpt = difference.excerpt.map { "\n\($0.indented)" } ?? ""
    return drawing + """
      \(place.name.file) differs from its reference: \(difference.explanation.asSentence)\(excerpt)
        reference:  \(place.reference)
      \(artifacts.listing(.actual, .difference))
      To accept what was drawn as the new reference:
      \(place.commands(recording: .failed))
      """
  }

  private func blankMessage(_ place: SnapshotPlace, _ blankness: Blankness, _ artifacts: ArtifactSet) -> String {
    """
    The first frame of \(place.name.file) is blank: \(blankness.description.asSentence) A blank frame is neither recorded nor compared.
    \(artifacts.listing(.actual))
    Most likely its state arrived later than the first frame, for instance through \
    `receive(on: DispatchQueue.main)`, which delivers in a later turn of the run loop. \
    Render the current state in `configure(with:)`, before binding.\(blankness.secondChoice)
    """
  }

  private func unreadableMessage(_ place: SnapshotPlace, _ reason: String, _ artifacts: ArtifactSet) -> String {
    """
    The reference of \(place.name.file) cannot be used: \(reason.asSentence)
      reference:  \(place.reference)
    \(artifacts.listing(.actual))
    Restore the file from version control, or replace it by what was drawn:
    \(place.commands(recording: .failed))
    """
  }
}

extension Blankness {
  /// What to write where the cure is none, on a line of its own.
  fileprivate var secondChoice: String {
    guard canBeAllowed else { return "" }
    return "\nOnly where the view is blank by nature, as a divider is, write `.allowingBlank` after the strategy: "
      + "`as: .image.allowingBlank`."
  }
}
