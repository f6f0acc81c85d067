import Snapshots
import Testing

@testable import SnapshotAssertions

@Suite struct ReportingTests {
  private let place = SourcePlace(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 3)

  @Test func aVerdictThatIsNoPassIsAnIssueWhereTheAssertionStands() {
    withKnownIssue {
      #expect(SwiftTestingReporter.report("a reason", artifacts: nil, at: place) == .knownIssue)
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileID == "A/B.swift"
        && issue.comments.contains { $0.rawValue == "a reason" }
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
