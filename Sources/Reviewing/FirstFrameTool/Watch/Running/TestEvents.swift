import Foundation

/// The results of tests.
struct TestResults: Hashable, Sendable {
  struct Failure: Hashable, Sendable {
    /// The test, such as `Target.Suite/test()`.
    let test: String
    /// The absolute path; `nil` if unknown.
    let file: String?
    let line: Int?
    let message: String
  }

  /// The names of the tests that ran to their end, as `--filter` selects them.
  var passed: Set<String> = []
  var failed: Set<String> = []
  var failures: [Failure] = []
  /// Why the tests did not end normally; `nil` if they did.
  var problem: String?

  var count: Int { passed.count + failed.count }
  var names: Set<String> { passed.union(failed) }

  mutating func add(_ other: TestResults) {
    passed.formUnion(other.passed)
    failed.formUnion(other.failed)
    failures += other.failures
    problem = problem ?? other.problem
  }
}

/// Reads Swift Testing's events (`--event-stream-output-path`), one JSON object per line.
///
/// Source: Documentation/ABI/JSON.md of swift-testing.
enum TestEvents {
  static func results(_ data: Data) -> TestResults {
    var results = TestResults()
    var started: Set<String> = []
    var ended: Set<String> = []
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) where isNeeded(line) {
      guard let record = try? decoder.decode(Record.self, from: line), record.kind == "event" else { continue }
      let event = record.payload
      guard let name = event.testID.map(Self.name) else { continue }
      switch event.kind {
      case "testStarted": started.insert(name)
      case "testEnded": ended.insert(name)
      case "issueRecorded":
        guard let issue = event.issue, !issue.isKnown, !issue.isWarning else { continue }
        results.failed.insert(name)
        results.failures.append(
          TestResults.Failure(
            test: name, file: issue.sourceLocation?.path, line: issue.sourceLocation?.line,
            message: (event.messages ?? []).map(\.text).joined(separator: "\n")))
      default: break
      }
    }
    // Suites start and end, too; their names have no function.
    results.passed = ended.filter { $0.hasSuffix(")") }.subtracting(results.failed)
    results.failed.formUnion(started.subtracting(ended).filter { $0.hasSuffix(")") })
    return results
  }

  /// Whether a line is about a test or an issue. Attachments contain whole pictures.
  private static func isNeeded(_ line: Data) -> Bool {
    kinds.contains { line.range(of: $0) != nil }
  }

  private static let kinds = ["testStarted", "testEnded", "issueRecorded"].map { Data("\"kind\":\"\($0)\"".utf8) }

  /// The name of a test without its place: `Target.Suite/test()` of `Target.Suite/test()/File.swift:3:4`.
  private static func name(_ identifier: String) -> String {
    guard let slash = identifier.lastIndex(of: "/"), identifier[slash...].contains(#/\.swift:\d+:\d+$/#) else {
      return identifier
    }
    return String(identifier[..<slash])
  }

  private struct Record: Decodable {
    let kind: String
    let payload: Event
  }

  private struct Event: Decodable {
    let kind: String
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  private struct Message: Decodable {
    let text: String
  }

  private struct Issue: Decodable {
    let isKnown: Bool
    let severity: String?
    let _severity: String?
    let sourceLocation: Location?

    var isWarning: Bool { (severity ?? _severity) == "warning" }
  }

  private struct Location: Decodable {
    let filePath: String?
    let _filePath: String?
    let line: Int

    var path: String? { filePath ?? _filePath }
  }
}

extension TestResults.Failure {
  /// The failure without the dash that XCTest writes before a comment, if there is no comment.
  fileprivate var withoutEmptyComment: TestResults.Failure {
    let text = message.hasSuffix(" - ") ? String(message.dropLast(3)) : message
    return TestResults.Failure(test: test, file: file, line: line, message: text)
  }
}

/// Reads the output of XCTest.
struct XCTestOutput {
  private(set) var results = TestResults()

  /// - Parameter names: The names of the tests with their targets, by their names in the output, without the target.
  init(_ output: String, names: [String: String]) {
    var current: TestResults.Failure?
    func finish() {
      if let current { results.failures.append(current.withoutEmptyComment) }
      current = nil
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: #/^Test Case '(.+)' (started|passed|failed|skipped)/#) {
        finish()
        let name = Self.name(String(match.1), in: names)
        if match.2 == "passed" { results.passed.insert(name) }
        if match.2 == "failed" { results.failed.insert(name) }
      } else if let match = line.firstMatch(of: #/^(\/[^:]+):(\d+): error: (\S+) : (.*)$/#) {
        finish()
        current = TestResults.Failure(
          test: Self.name(String(match.3), in: names), file: String(match.1), line: Int(match.2),
          message: String(match.4))
      } else if let failure = current {
        current = TestResults.Failure(
          test: failure.test, file: failure.file, line: failure.line, message: failure.message + "\n" + line)
      }
    }
    finish()
  }

  /// `Target.Class/test` of `Class.test`.
  private static func name(_ name: String, in names: [String: String]) -> String {
    let key = name.replacing(".", with: "/")
    return names[key] ?? key
  }
}
