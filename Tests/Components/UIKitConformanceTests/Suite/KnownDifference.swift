/// A case in which HeadlessUIKit differs from UIKit today.
struct KnownDifference: Equatable {
  var name: String
  var expected: String
  var found: String
  /// What HeadlessUIKit does, and what UIKit does.
  var reason: String

  static let notExamined = "not examined"

  init(_ outcome: ConformanceOutcome, reason: String) {
    name = outcome.example.name
    expected = outcome.expectedText
    found = outcome.foundText
    self.reason = reason
  }

  private init?(columns: [String]) {
    guard columns.count == 4 else { return nil }
    (name, expected, found, reason) = (columns[0], columns[1], columns[2], columns[3])
  }

  static func recorded() throws -> [KnownDifference] {
    try SuiteFile.knownDifferences.rows().compactMap(KnownDifference.init(columns:))
  }

  /// Writes the list again. A case that was on the list keeps its reason.
  @discardableResult
  static func record(_ failures: [ConformanceOutcome]) throws -> [KnownDifference] {
    let old = (try? recorded()) ?? []
    let reasons = Dictionary(old.map { ($0.name, $0.reason) }) { first, _ in first }
    let differences = failures.map { KnownDifference($0, reason: reasons[$0.example.name] ?? notExamined) }
    let lines = differences.map { [$0.name, $0.expected, $0.found, $0.reason].joined(separator: "\t") }
    try SuiteFile.knownDifferences.write((["case\texpected\tactual\treason"] + lines).joined(separator: "\n") + "\n")
    return differences
  }
}
