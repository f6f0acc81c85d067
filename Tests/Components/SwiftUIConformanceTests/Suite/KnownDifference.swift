import FirstFrameProgramTesting
import Foundation

/// A case in which HeadlessSwiftUI differs from SwiftUI today.
struct KnownDifference: Equatable {
  var name: String
  var expected: String
  var found: String
  /// What HeadlessSwiftUI does, and why.
  var reason: String

  private static let file = Repository.file("Tests/Components/SwiftUIConformanceTests/Suite/KnownDifferences.tsv")
  private static let heading = "case\texpected\tactual\treason"

  static func recorded() throws -> [KnownDifference] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4 else { return nil }
      return KnownDifference(name: columns[0], expected: columns[1], found: columns[2], reason: columns[3])
    }
  }

  /// Writes the list again. A case that was on the list keeps its reason.
  static func record(_ failures: [ConformanceOutcome]) throws -> [KnownDifference] {
    let reasons = Dictionary(((try? recorded()) ?? []).map { ($0.name, $0.reason) }) { first, _ in first }
    let differences = failures.map {
      KnownDifference(
        name: $0.example.name, expected: $0.expectedText, found: $0.foundText,
        reason: reasons[$0.example.name] ?? "not examined")
    }
    let lines = differences.map { [$0.name, $0.expected, $0.found, $0.reason].joined(separator: "\t") }
    try Data((([heading] + lines).joined(separator: "\n") + "\n").utf8).write(to: file)
    return differences
  }
}
