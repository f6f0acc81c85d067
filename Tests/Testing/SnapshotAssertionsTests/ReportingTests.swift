import Synchronization
import Testing

@testable import FirstFrameSnapshotAssertions
@testable import FirstFrameSnapshots

@Suite struct ReportingTests {
  private let callSite = CallSite(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)

  @Test func aFailureIsAnIssueAtTheAssertion() {
    withKnownIssue {
      #expect(SwiftTestingReporter.report("a reason", artifacts: nil, at: callSite) == .knownIssue)
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileID == "A/B.swift"
        && issue.comments.contains { $0.rawValue == "a reason" }
    }
  }

  @Test func aWarningIsAnIssueThatFailsNoTest() {
    let location = SnapshotLocation(fileID: "A/B.swift", filePath: "/A/B.swift", testName: "c()", line: 7, column: 3)
    let name = SnapshotName(location: location, name: "d", pathExtension: "png")
    let snapshot = SnapshotIdentity(location: location, name: name, reference: .file(path: "/A/d.png"))
    let verdict = Verdict.matched(snapshot).with(warnings: ["odd letters"])
    withKnownIssue {
      VerdictReporter().report(verdict, of: "c()", at: callSite)
    } matching: { issue in
      issue.severity == .warning && issue.sourceLocation?.line == 7
        && issue.comments.map(\.rawValue) == ["odd letters"]
    }
  }

  private let reporter = VerdictReporter(
    session: SnapshotSession(environment: SnapshotEnvironment(variables: [:], currentDirectory: "/A", processID: 1)))

  /// Returns the warnings of a snapshot that passes, as far as they are reported.
  private func reported(_ warnings: [String]) -> [String] {
    let location = SnapshotLocation(fileID: "A/B.swift", filePath: "/A/B.swift", testName: "c()", line: 7, column: 3)
    let name = SnapshotName(location: location, name: "d", pathExtension: "png")
    let snapshot = SnapshotIdentity(location: location, name: name, reference: .file(path: "/A/d.png"))
    let verdict = Verdict.matched(snapshot).with(warnings: warnings, names: ["a"])
    let reported = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      reporter.report(verdict, of: "c()", at: callSite)
    } matching: { issue in
      reported.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return reported.withLock { $0 }
  }

  @Test func onlyTheFirstWarningAboutAMissingFontIsReported() {
    let warnings = ["a: no registered face has U+1F600; a box is drawn", "odd letters"]
    for expected in [warnings, ["odd letters"]] {
      #expect(reported(warnings) == expected)
    }
  }

  /// A font of one script does not help the texts of another.
  @Test func eachRemedyOfAMissingFontIsReportedOnce() {
    let cases = [
      ("U+1F600", "Emoji", true), ("U+1F601", "Emoji", false), ("U+05D0", "Hebrew", true), ("A", "Emoji", false),
    ]
    for (character, font, isReported) in cases {
      let warning =
        "a: no registered face has \(character); a box is drawn in place of each. Write \"fonts\": [\"\(font)\"] in "
        + "firstframe.json."
      #expect(reported([warning]) == (isReported ? [warning] : []))
    }
  }

  @Test(.snapshots(record: .missing)) func aTraitSetsTheMode() {
    #expect(SnapshotTestingConfiguration.current.record == .missing)
  }

  @Suite(.snapshots(record: .failed)) struct Nested {
    @Test func aSuitesTraitAppliesToItsTests() {
      #expect(SnapshotTestingConfiguration.current.record == .failed)
    }

    @Test(.snapshots(record: false)) func aTestsTraitOverridesItsSuites() {
      #expect(SnapshotTestingConfiguration.current.record == .never)
    }
  }
}
