import Foundation
import Testing

/// Runs every case, and compares those that differ with the list of known differences.
@MainActor
struct ConformanceTests {
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["CONFORMANCE_RECORD"] == "1" }

  private static var cases: [ConformanceCase] {
    [
      StackCases.table, SpacingCases.table, FrameCases.table, AlignmentCases.table, TextCases.table, GridCases.table,
      LayoutCases.table, ScrollCases.table, SafeAreaCases.table, RowCases.table, ControlCases.table,
      IdentityCases.table, EffectCases.table,
    ].flatMap(\.cases)
  }

  @Test func conformance() throws {
    let outcomes = Self.cases.map(ConformanceOutcome.init(of:))
    let failures = outcomes.filter { !$0.isPassed }
    if Self.isRecording {
      try ConformancePage(outcomes: outcomes, differences: KnownDifference.record(failures)).write()
    }
    let known = Set(try KnownDifference.recorded().map(\.name))
    print(
      "SwiftUI conformance: \(outcomes.count - failures.count) of \(outcomes.count) cases, "
        + "\(known.count) known differences")
    for failure in failures where !known.contains(failure.example.name) {
      Issue.record(
        "\(failure.example.name): SwiftUI has \(failure.expectedText), HeadlessSwiftUI has \(failure.foundText)")
    }
    for outcome in outcomes where outcome.isPassed && known.contains(outcome.example.name) {
      Issue.record("\(outcome.example.name): listed as a known difference, but it passes. Run `make conformance`.")
    }
    let names = Set(outcomes.map(\.example.name))
    for name in known.sorted() where !names.contains(name) {
      Issue.record("\(name): listed as a known difference, but there is no such case. Run `make conformance`.")
    }
  }

  @Test func namesAreUnique() {
    let counts = Dictionary(Self.cases.map { ($0.name, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
  }
}
