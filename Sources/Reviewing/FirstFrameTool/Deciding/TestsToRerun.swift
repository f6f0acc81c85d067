import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping

/// The tests of accepted snapshots, which have not run since.
struct TestsToRerun {
  /// The tests, in the order of their snapshots.
  private let tests: [TestLocation]
  /// Whether the tests of some snapshots are unknown, because their changes are from an earlier run.
  private let hasUnknown: Bool
  /// The command that runs tests, which is another one for the port of a package.
  private let testCommand: String

  /// The number of tests that the command names. For more of them, it runs all tests.
  private static let limit = 4

  init(of accepted: [SnapshotChange]) {
    var seen: Set<[String]> = []
    tests = accepted.compactMap(\.test).filter { seen.insert([$0.file, $0.function]).inserted }
    hasUnknown = accepted.contains { $0.test == nil }
    testCommand =
      accepted.lazy.compactMap { Self.testCommand(in: $0.message ?? "") }.first ?? SuggestedCommands.process.test
  }

  /// What was not run again, and the command that does it; `nil` if nothing was accepted.
  var sentence: String? {
    guard !tests.isEmpty || hasUnknown else { return nil }
    return "\(subject) not run since. To see \(tests.count == 1 && !hasUnknown ? "it" : "them") pass:\n  \(command)"
  }

  private var subject: String {
    guard !hasUnknown, tests.count <= Self.limit else {
      return hasUnknown ? "The tests of accepted snapshots have" : "\(tests.count) tests have"
    }
    let files = Dictionary(grouping: tests, by: \.file).sorted { $0.key < $1.key }
    let names = files.map { file, tests in "\(file) (\(tests.map(\.function).joined(separator: ", ")))" }
    return names.joined(separator: ", ") + (tests.count == 1 ? " has" : " have")
  }

  /// The command that runs the tests again.
  var command: String {
    guard !hasUnknown, tests.count <= Self.limit else { return testCommand }
    let filters = tests.map { test in
      let location = SnapshotLocation(
        fileID: test.file, filePath: test.file, testName: test.function, line: test.line, column: test.column)
      return " --filter \(location.testFilter)"
    }
    return testCommand + filters.joined()
  }

  /// The command that a failure suggests, without its filter; `nil` if there is none.
  private static func testCommand(in message: String) -> String? {
    let lines = message.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let line = lines.first(where: { $0.hasPrefix(EnvironmentVariable.record.name + "=") }),
      let end = line.firstRange(of: " --filter ")
    else { return nil }
    return String(line[..<end.lowerBound].drop { $0 != " " }.dropFirst())
  }
}
