import Testing

@testable import SnapshotAssertions
@testable import Snapshots

@Suite struct ReportingTests {
  private let verdict = Verdict.refused(
    SnapshotLocation(fileID: "A/B.swift", filePath: "/A/B.swift", testName: "c()", line: 7, column: 3),
    .naming(.emptyName))
  private let place = SourcePlace(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)

  @Test func aVerdictThatIsNoPassIsAnIssueWhereTheAssertionStands() {
    withKnownIssue {
      VerdictReporter.current.report(verdict, at: place)
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileID == "A/B.swift"
        && issue.comments.contains { $0.rawValue.contains("'named:' is empty") }
    }
  }

  @Test func aWarningIsAnIssueThatFailsNothing() {
    let location = SnapshotLocation(fileID: "A/B.swift", filePath: "/A/B.swift", testName: "c()", line: 7, column: 3)
    let name = SnapshotName(location: location, name: "d", pathExtension: "png")
    let matched = Verdict.matched(SnapshotPlace(location: location, name: name, reference: "/A/d.png"))
    withKnownIssue {
      VerdictReporter.current.report(.warned(matched, warnings: ["odd letters"]), at: place)
    } matching: { issue in
      issue.severity == .warning && issue.sourceLocation?.line == 7
        && issue.comments.map(\.rawValue) == ["odd letters"]
    }
  }

  @Test func aTestOfSwiftTestingIsKnownAsOne() async {
    #expect(VerdictReporter.current == .swiftTesting)
    let detached = await Task.detached { VerdictReporter.current }.value
    #expect(detached == .bothFrameworks)
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
