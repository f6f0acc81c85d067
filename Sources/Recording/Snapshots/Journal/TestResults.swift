/// How a test of a run ended.
package enum TestOutcome: String, Codable, Hashable, Sendable {
  /// It ran to its end without a failure, so it made all of its assertions.
  case passed
  /// It had a failure, which may have ended it early.
  case failed
  /// It was skipped, disabled or canceled.
  case skipped
  /// It was selected but did not end.
  case unfinished
}

/// A test, as its framework describes it.
package struct TestIdentity: Hashable, Sendable {
  /// The module.
  package let target: String
  /// The module and file, as in `#fileID`; `nil` if unknown, as in XCTest.
  package let file: String?
  /// The function, without parentheses, argument labels and backticks.
  package let test: String

  package init(target: String, file: String?, test: String) {
    self.target = target
    self.file = file
    self.test = test
  }

  /// - Parameter function: The function, as in `#function`.
  package init(target: String, file: String?, function: String) {
    self.init(
      target: target, file: file,
      test: SnapshotLocation(fileID: file ?? target, filePath: "", testName: function, line: 0, column: 0).test)
  }
}

/// The tests of a process, as its framework reports them.
package struct TestResults: Hashable, Sendable {
  /// The outcomes; empty if the framework announced no tests.
  package let outcomes: [TestIdentity: TestOutcome]
  /// Whether the framework ended its run, so that no test was left.
  package let isFinished: Bool
  /// Whether a test had begun and not ended, so that the process was stopped in it. False if a part of what the framework
  /// reported may be lost.
  package let isInterrupted: Bool

  package init(outcomes: [TestIdentity: TestOutcome], isFinished: Bool, isInterrupted: Bool = false) {
    self.outcomes = outcomes
    self.isFinished = isFinished
    self.isInterrupted = isInterrupted
  }

  /// The lines of a journal: one for each file, sorted.
  var lines: [JournalTests] {
    Dictionary(grouping: outcomes.keys) { [$0.target, $0.file ?? ""] }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { _, tests in
        func names(_ outcome: TestOutcome) -> [String]? {
          let names = Set(tests.filter { outcomes[$0] == outcome }.map(\.test)).sorted()
          return names.isEmpty ? nil : names
        }
        return JournalTests(
          target: tests[0].target, file: tests[0].file, passed: names(.passed), failed: names(.failed),
          skipped: names(.skipped), unfinished: names(.unfinished))
      }
  }
}

/// The line of the tests of one file, or of one module if the framework does not tell their files, by their outcomes.
package struct JournalTests: Codable, Hashable, Sendable {
  /// The module.
  package let target: String
  /// The module and file, as in `#fileID`; absent if unknown.
  package let file: String?
  /// The tests' functions, without parentheses, argument labels and backticks; absent if there are none.
  package let passed: [String]?
  package let failed: [String]?
  package let skipped: [String]?
  package let unfinished: [String]?

  package init(
    target: String, file: String?, passed: [String]?, failed: [String]?, skipped: [String]?, unfinished: [String]?
  ) {
    (self.target, self.file) = (target, file)
    (self.passed, self.failed, self.skipped, self.unfinished) = (passed, failed, skipped, unfinished)
  }

  /// The outcomes of the tests. A name of several tests has several outcomes.
  package var outcomes: [(test: TestIdentity, outcome: TestOutcome)] {
    let groups = [(passed, TestOutcome.passed), (failed, .failed), (skipped, .skipped), (unfinished, .unfinished)]
    return groups.flatMap { names, outcome in
      (names ?? []).map { (TestIdentity(target: target, file: file, test: $0), outcome) }
    }
  }
}

/// How a process takes part in a run of tests.
package enum TestProcessKind: String, Codable, Hashable, Sendable {
  /// It runs tests of XCTest.
  case xcTest = "XCTest"
  /// It runs tests of Swift Testing.
  case swiftTesting = "SwiftTesting"
  /// A process that runs tests started it, as for an exit test.
  case child
}

/// A process that runs tests, as it registers before its first test.
package struct TestProcess: Sendable {
  package let kind: TestProcessKind
  /// Returns the tests of the process at its end; `nil` if the framework did not report them.
  package let results: @Sendable () -> TestResults?

  package init(kind: TestProcessKind, results: @escaping @Sendable () -> TestResults?) {
    self.kind = kind
    self.results = results
  }
}
