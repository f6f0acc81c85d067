import Testing

@testable import FirstFrameSnapshotAssertions
@testable import FirstFrameSnapshots

@Suite struct ReportingTests {
  private let place = SourcePlace(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)

  @Test func aFailureIsAnIssueAtTheAssertion() {
    withKnownIssue {
      #expect(SwiftTestingReporter.report("a reason", artifacts: nil, at: place) == .knownIssue)
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileID == "A/B.swift"
        && issue.comments.contains { $0.rawValue == "a reason" }
    }
  }

  @Test func aWarningIsAnIssueThatFailsNothing() {
    let location = SnapshotLocation(fileID: "A/B.swift", filePath: "/A/B.swift", testName: "c()", line: 7, column: 3)
    let name = SnapshotName(location: location, name: "d", pathExtension: "png")
    let snapshot = SnapshotIdentity(location: location, name: name, reference: .file(path: "/A/d.png"))
    let verdict = Verdict.matched(snapshot).with(warnings: ["odd letters"])
    withKnownIssue {
      VerdictReporter().report(verdict, of: "c()", at: place)
    } matching: { issue in
      issue.severity == .warning && issue.sourceLocation?.line == 7
        && issue.comments.map(\.rawValue) == ["odd letters"]
    }
  }

  @Test(.snapshots(record: .missing)) func aTraitSetsTheMode() {
    #expect(SnapshotTestingConfiguration.current.record == .missing)
  }

  @Suite(.snapshots(record: .failed)) struct Nested {
    @Test func aSuitesTraitReachesItsTests() {
      #expect(SnapshotTestingConfiguration.current.record == .failed)
    }

    @Test(.snapshots(record: false)) func aTestsTraitOutranksItsSuites() {
      #expect(SnapshotTestingConfiguration.current.record == .never)
    }
  }
}
