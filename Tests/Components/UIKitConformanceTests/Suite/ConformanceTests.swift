import Foundation
import Testing

/// Runs every case, and compares those that differ with the list of known differences.
@MainActor
struct ConformanceTests {
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["CONFORMANCE_RECORD"] == "1" }

  @Test func conformance() throws {
    let outcomes = ConformanceSuite.cases.map(ConformanceOutcome.init(of:))
    let failures = outcomes.filter { !$0.isPassed }
    if Self.isRecording {
      let differences = try KnownDifference.record(failures)
      let page = ConformancePage(
        outcomes: outcomes, differences: differences, notBuildable: try NotBuildable.recorded())
      try page.write()
    }
    let known = try KnownDifference.recorded()
    print(
      "conformance: \(outcomes.count - failures.count) of \(outcomes.count) cases, \(known.count) known differences")
    compare(failures, with: known, all: outcomes)
  }

  private func compare(
    _ failures: [ConformanceOutcome], with known: [KnownDifference], all outcomes: [ConformanceOutcome]
  ) {
    let knownNames = Set(known.map(\.name))
    for failure in failures where !knownNames.contains(failure.example.name) {
      Issue.record(
        "\(failure.example.name): UIKit has \(failure.expectedText), HeadlessUIKit has \(failure.foundText)")
    }
    for outcome in outcomes where outcome.isPassed && knownNames.contains(outcome.example.name) {
      Issue.record("\(outcome.example.name): listed as a known difference, but it passes. Run `make conformance`.")
    }
    let names = Set(outcomes.map(\.example.name))
    for difference in known where !names.contains(difference.name) {
      Issue.record(
        "\(difference.name): listed as a known difference, but there is no such case. Run `make conformance`.")
    }
  }

  @Test func namesAreUnique() {
    let counts = Dictionary(ConformanceSuite.cases.map { ($0.name, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
  }

  /// Every measurement is in a case, or on the list of those that cannot be built, and not in both.
  @Test func everyMeasurementIsAccountedFor() throws {
    let built = Set(ConformanceSuite.cases.flatMap(\.sources))
    let listed = try NotBuildable.recorded()
    for entry in listed where entry.sources.isEmpty || entry.reason.isEmpty {
      Issue.record("NotBuildable.tsv has a line without a source or a reason: \(entry)")
    }
    let unbuilt = Set(listed.flatMap(\.sources))
    let all = Set(Source.all)
    #expect(Source.factsPerSection.count == 27)
    #expect(Source.factsPerSection.reduce(0, +) == 380)
    #expect(Source.all.count == 380 + 22 + 351 + 180)
    #expect(all.subtracting(built).subtracting(unbuilt).map(\.name).sorted() == [], "neither built nor listed")
    #expect(built.intersection(unbuilt).map(\.name).sorted() == [], "both built and listed")
    #expect(built.union(unbuilt).subtracting(all).map(\.name).sorted() == [], "no such measurement")
  }
}
