import FirstFrameLocalFiles
import FirstFrameTextEscaping

/// The text of a test's failure, composed once for each verdict: what is wrong, the files to look at, and the commands
/// to type next.
enum FailureMessage {
  static func recorded(_ snapshot: SnapshotIdentity, _ recording: Verdict.Recording) -> String {
    let reason =
      switch recording {
      case .wasMissing: "there was none"
      case .wasDifferent: "the previous one differed"
      case .wasUnreadable: "the previous one could not be read"
      case .wasUnmerged: "two branches had changed the previous one"
      }
    return """
      Recorded a reference for \(snapshot.name.file), since \(reason). Look at it, then run the test again.
        reference:  \(snapshot.reference)
      """
  }

  static func missing(_ snapshot: SnapshotIdentity, _ artifacts: ArtifactSet) -> String {
    """
    There is no reference for \(snapshot.name.file). Nothing was recorded.
      expected:   \(snapshot.reference)
    \(artifacts.listing(.actual))
    Look at what was drawn; to record it:
    \(commands(recording: .missing, snapshot))
    """
  }

  static func mismatched(
    _ snapshot: SnapshotIdentity, _ difference: Difference, _ artifacts: ArtifactSet
  ) -> String {
    let drawing = difference.provenance.map { $0.sentence + "\n" } ?? ""
    let excerpt = difference.excerpt.map { "\n\($0.indented)" } ?? ""
    return drawing + """
      \(snapshot.name.file) differs from its reference: \(difference.explanation.asSentence)\(excerpt)
        reference:  \(snapshot.reference)
      \(artifacts.listing(.actual, .difference))
      To accept what was drawn as the new reference:
      \(commands(recording: .failed, snapshot))
      """
  }

  static func blank(
    _ snapshot: SnapshotIdentity, _ blankness: Blankness, _ causes: BlankCauses, _ artifacts: ArtifactSet
  ) -> String {
    let allowance =
      blankness.canBeAllowed
      ? "\nIf the view is blank by design, like a divider, write `.allowingBlank` after the strategy: "
        + "`as: .image.allowingBlank`." : ""
    return """
      The first frame of \(snapshot.name.file) is blank: \(blankness.description.asSentence) A blank frame is neither recorded nor compared.
      \(artifacts.listing(.actual))
      \(explanation(of: causes))\(allowance)
      """
  }

  private static func explanation(of causes: BlankCauses) -> String {
    let found = causes.sentences.map { "  - \($0)" }
    let late =
      "Most likely, its state arrived after the first frame, for instance through "
      + "`receive(on: DispatchQueue.main)`, which delivers in a later turn of the run loop. "
      + "Render the current state in `configure(with:)`, before binding."
    let lines = (found.isEmpty ? [] : ["Why nothing can be seen:"] + found) + (causes.mayBeLate ? [late] : [])
    return lines.joined(separator: "\n")
  }

  /// The number of warnings and of their kinds: "drawn with substitutes: 3 warnings of 2 kinds".
  static func count(of warnings: [SnapshotWarning]) -> String {
    let kinds = Set(warnings.map(\.kind)).count
    return "drawn with substitutes: \(warnings.count.counted("warning")) of \(kinds.counted("kind"))"
  }

  /// Why a picture with warnings was not recorded.
  static func note(on warnings: [SnapshotWarning]) -> String {
    "It was \(count(of: warnings)), and such a picture is not recorded while \(EnvironmentVariable.warnings.name) "
      + "is \"fail\"."
  }

  /// How to choose the width of a component, which is as wide as its texts on one line if nothing limits it.
  static func note(onWidth width: Double) -> String {
    "It is \(Int(width.rounded(.up))) points wide, more than any phone. To draw it in another width: "
      + "`as: .image(width: 390)`."
  }

  static func warned(_ snapshot: SnapshotIdentity, _ warnings: [SnapshotWarning]) -> String {
    """
    \(snapshot.name.file) equals its reference, and was \(count(of: warnings)), which fail because \
    \(EnvironmentVariable.warnings.name) is "fail":
    \(warnings.map { "- \($0.text)" }.joined(separator: "\n").indented)
    Change the component so that it needs no substitutes, or leave \(EnvironmentVariable.warnings.name) unset.
    """
  }

  static func foreign(_ snapshot: SnapshotIdentity, _ contents: ForeignContents, _ artifacts: ArtifactSet) -> String {
    let path = "\(snapshot.reference)"
    let remedy = contents.remedy(path: path)
    let replacement =
      contents.isProtected
      ? """
      No mode of recording overwrites such a file. To replace it with what was drawn, remove it first:
        rm \(path.quotedForShell) && \(testCommand(recording: .missing, snapshot))
      """ : "Or replace it with what was drawn:\n\(commands(recording: .failed, snapshot))"
    return """
      The reference of \(snapshot.name.file) cannot be used: it is \(contents.phrase(at: path)).
        reference:  \(snapshot.reference)
      \(artifacts.listing(.actual))
      \(remedy.sentence)
        \(remedy.command)
      \(replacement)
      """
  }

  static func unreadable(_ snapshot: SnapshotIdentity, _ reason: String, _ artifacts: ArtifactSet) -> String {
    """
    The reference of \(snapshot.name.file) cannot be used: \(reason.asSentence)
      reference:  \(snapshot.reference)
    \(artifacts.listing(.actual))
    Restore the file from version control, or replace it with what was drawn:
    \(commands(recording: .failed, snapshot))
    """
  }

  static func unmerged(_ snapshot: SnapshotIdentity, _ change: String, _ artifacts: ArtifactSet) -> String {
    """
    Two branches changed the reference of \(snapshot.name.file), and nobody has decided what it becomes: \
    \(change.asSentence)
      reference:  \(snapshot.reference)
    \(artifacts.listing(.version(.base), .version(.ours), .version(.theirs), .actual))
    To accept what was drawn as the reference:
    \(commands(recording: .failed, snapshot))
    """
  }

  /// What the test drew in comparison with the versions of an unmerged reference.
  static func mergedDrawing(equal: Set<UnmergedReference.Version>) -> String {
    let drawn = "the merged sources draw"
    return switch (equal.contains(.ours), equal.contains(.theirs)) {
    case (true, true): "\(drawn) what both sides have"
    case (true, false): "\(drawn) what our side has"
    case (false, true): "\(drawn) what their side has"
    case (false, false):
      equal.contains(.base) ? "\(drawn) what neither side has: the base" : "\(drawn) what neither side has"
    }
  }

  static func failed(_ error: VerificationError) -> String {
    (error.isRefusal ? "Snapshot refused: \(error)" : "Snapshot not verified: \(error)").asSentence
  }

  /// The commands that write the reference: the test again, and for a reference file also the tool, which copies the
  /// drawn file.
  private static func commands(
    recording mode: SnapshotTestingConfiguration.Record, _ snapshot: SnapshotIdentity
  ) -> String {
    let again = "  " + testCommand(recording: mode, snapshot)
    switch snapshot.reference {
    case .source:
      return again
    case .file:
      let path = snapshot.name.path.quotedForShell
      return again + "\nor, without running the test again:\n  \(SuggestedCommands.process.accept) \(path)"
    }
  }

  /// The command that runs the test again and records.
  private static func testCommand(
    recording mode: SnapshotTestingConfiguration.Record, _ snapshot: SnapshotIdentity
  ) -> String {
    let command =
      snapshot.location.command ?? "\(SuggestedCommands.process.test) --filter \(snapshot.location.testFilter)"
    return "\(EnvironmentVariable.record.name)=\(mode.rawValue) \(command)"
  }
}

extension SnapshotLocation {
  /// A regular expression for `swift test --filter`, quoted for a shell.
  ///
  /// XCTest matches it against `Target.Class/test`, Swift Testing against `Target.Suite/test()` or `Target.test()`. If
  /// the suite is unknown, the expression matches any suite.
  package var testFilter: String {
    // Swift Testing puts names that are not identifiers between backticks.
    let isIdentifier = test.unicodeScalars.allSatisfy(\.continuesSwiftIdentifier)
    let name = isIdentifier ? test : "`?\(test.escapedForRegularExpression)`?"
    return "^\(testTarget.escapedForRegularExpression)\\.\(suitePattern)\(name)(\\(|$)".quotedForShell
  }

  private var suitePattern: String {
    switch suite {
    case nil: "(.*/)?"
    case "": ""
    case let suite?: suite.escapedForRegularExpression + "/"
    }
  }
}

extension String {
  /// The text with a full stop, unless it already ends a sentence, as some descriptions of errors do.
  var asSentence: String {
    let isClosed = last.map { ".!?".contains($0) } ?? true
    return isClosed ? self : self + "."
  }

  /// The text with four spaces before each line, as for quotations in a message.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
