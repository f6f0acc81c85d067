import FirstFrameProgramTesting
import Foundation

/// The page `Documentation/SwiftUIConformance.md`.
struct ConformancePage {
  let outcomes: [ConformanceOutcome]
  let differences: [KnownDifference]

  func write() throws { try Data(text.utf8).write(to: Repository.file("Documentation/SwiftUIConformance.md")) }

  private var passed: Int { outcomes.count(where: \.isPassed) }

  private var text: String {
    ([introduction, differenceList] + Subject.allCases.map(list)).joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    # Conformance of SwiftUI's layout

    HeadlessSwiftUI is compared with rules that Apple's documentation and talks state, and with numbers that were
    recorded on devices and simulators. `Tests/Components/SwiftUIConformanceTests` holds the cases. `swift test --filter
    SwiftUIConformanceTests` compares them with the list of known differences, and `make conformance` writes the list and
    this page again.

    **\(passed) of \(outcomes.count) cases pass.** The other \(outcomes.count - passed) are known differences.

    Frames are x, y, width and height in points; a dash is a number that the source does not state. They are exact to
    0.01 points, and those that depend on the width of letters to one pixel.

    \(table(["source", "passed", "total"], sources))
    """
  }

  private var sources: [[String]] {
    Dictionary(grouping: outcomes, by: \.example.source.kind).sorted { $0.key < $1.key }.map { kind, outcomes in
      [kind, "\(outcomes.count(where: \.isPassed))", "\(outcomes.count)"]
    }
  }

  private var differenceList: String {
    let rows = differences.map { [$0.name, $0.expected, $0.found, $0.reason] }
    return "## Known differences\n\n"
      + (rows.isEmpty ? "None." : table(["case", "SwiftUI", "HeadlessSwiftUI", "reason"], rows))
  }

  private func list(of subject: Subject) -> String {
    let rows = outcomes.filter { $0.example.subject == subject }.map {
      [$0.example.name, $0.example.source.description, $0.expectedText, $0.isPassed ? "yes" : "no"]
    }
    let title = subject.rawValue.prefix(1).uppercased() + subject.rawValue.dropFirst()
    return "## \(title)\n\n" + table(["case", "source", "expected", "passes"], rows)
  }

  private func table(_ heading: [String], _ rows: [[String]]) -> String {
    let lines = [heading, heading.map { _ in "---" }] + rows.map { $0.map { $0.replacing("|", with: "\\|") } }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
