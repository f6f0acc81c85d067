import FirstFrameProgramTesting
import Foundation
import Testing

/// The section "What happens in an assertion" of `Documentation/Architecture.md` names files that exist, and functions and
/// types that they declare.
@Suite struct AssertionWalkTests {
  private static let root = Repository.file("")

  /// A row of the section's tables.
  struct Step: CustomTestStringConvertible {
    let number: Int
    let file: String
    let declarations: [String]
    let explanation: String

    var testDescription: String { "\(number) \(file)" }

    /// `nil` unless the row has a number.
    init?(row: Substring) {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let number = Int(cells[0]) else { return nil }
      self.number = number
      file = cells[1].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      declarations = Self.code(in: cells[2])
      explanation = cells[3]
    }

    /// The other files of the step, which have the same folder or are named alone.
    var otherFiles: [String] { Self.code(in: explanation).filter { $0.hasSuffix(".swift") } }

    /// The parts of a text between backticks.
    static func code(in text: String) -> [String] {
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }

  private static let section: Substring = {
    let page = try? String(contentsOf: root.appendingPathComponent("Documentation/Architecture.md"), encoding: .utf8)
    let start = page?.range(of: "\n## What happens in an assertion\n")
    guard let page, let start else { return "" }
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }()

  static let steps = section.split(separator: "\n").compactMap { Step(row: $0) }

  @Test func stepsAreNumbered() {
    // Three tables: the walk, what a mismatch adds, and how a view becomes pixels.
    let starts = Self.steps.indices.filter { Self.steps[$0].number == 1 }
    #expect(starts.count == 3)
    #expect(Self.steps.count > 30)
    for (before, after) in zip(Self.steps, Self.steps.dropFirst()) where after.number != 1 {
      #expect(after.number == before.number + 1)
    }
  }

  @Test(arguments: steps) func filesDeclareWhatTheStepNames(step: Step) throws {
    let file = Self.root.appendingPathComponent("Sources/" + step.file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!step.declarations.isEmpty)
    for name in step.declarations {
      let declaration = try Regex(#"\b(func|struct|class|enum|protocol|void) "# + name + #"\b"#)
      #expect(text.contains(declaration), "\(step.file) does not declare \(name).")
    }
    for name in step.otherFiles { #expect(!Self.paths(of: name).isEmpty, "No file is named \(name).") }
  }

  /// The sentence in the code has the four steps in the order of the section.
  @Test func theVerifierCallsTheStepsInOrder() throws {
    let steps = Self.section.split(separator: "\n").compactMap { row in
      row.wholeMatch(of: #/\| \| \*\*(\w+)\*\* \| \| \|/#).map { $0.1.lowercased() }
    }
    #expect(steps == ["plan", "capture", "check", "conclude"])
    let file = Self.root.appendingPathComponent("Sources/Recording/Snapshots/Verifying/SnapshotVerifier.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "func perform<"))
    let calls = text[start.upperBound...].matches(of: #/(?:try|return) (plan|capture|check|conclude)\(/#)
    #expect(calls.map { String($0.1) } == steps)
  }

  private static func paths(of name: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("/" + name) }
  }
}
