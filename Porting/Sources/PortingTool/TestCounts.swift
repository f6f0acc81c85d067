import FirstFrameTextEscaping

/// How many tests ran, from the output of `swift test`, and those that a process did not come to.
struct TestCounts {
  private(set) var ran = 0
  private(set) var failed = 0
  /// The tests of XCTest during which a process ended, such as `RowTests.testTitle`.
  private(set) var crashed: [String] = []
  /// The tests of XCTest that have ended.
  private var ended: [String] = []
  /// Whether a process ended during tests that cannot be told apart.
  private(set) var isIncomplete = false

  /// Each further run begins after another test that ends its process.
  private static let crashLimit = 50

  /// Adds the output of a run.
  ///
  /// - Returns: The arguments of a run of the tests that this one did not come to; none if it was complete.
  mutating func add(_ output: String) -> [String] {
    var running: String?
    var hasCrashed = false
    for line in output.split(separator: "\n") {
      if let match = line.firstMatch(of: /^Test Case '([^']+)' (started|passed|failed|skipped)/) {
        let name = String(match.1)
        running = match.2 == "started" ? name : nil
        guard match.2 != "started" else { continue }
        ended.append(name)
        ran += match.2 == "skipped" ? 0 : 1
        failed += match.2 == "failed" ? 1 : 0
      } else if let match = line.firstMatch(of: /Test run with (\d+) tests?.* (passed|failed) after/) {
        ran += Int(match.1) ?? 0
        if match.2 == "failed", let issues = line.firstMatch(of: /with (\d+) issues?/) { failed += Int(issues.1) ?? 1 }
      } else if line.contains("exited with unexpected signal code")
        || line.contains("Exited with unexpected signal code")
      {
        hasCrashed = true
      }
    }
    guard hasCrashed else { return [] }
    guard let running, crashed.count < Self.crashLimit else {
      isIncomplete = true
      return []
    }
    crashed.append(running)
    ran += 1
    failed += 1
    // The tests of Swift Testing run in a process of their own, and ran already.
    return ["--disable-swift-testing"] + (ended + crashed).flatMap { ["--skip", Self.pattern(for: $0)] }
  }

  /// A pattern of `swift test` for a test of XCTest, without its module.
  private static func pattern(for test: String) -> String {
    let parts = test.split(separator: ".")
    return "\\.\(parts.dropLast().joined(separator: "."))/\(parts.last ?? "")$"
  }

  var text: String {
    let crashes =
      crashed.isEmpty ? "" : " \(crashed.count.counted("test")) ended the process: \(crashed.joined(separator: ", "))."
    let incomplete = isIncomplete ? " A process ended early, so other tests did not run." : ""
    return "\(ran.counted("test")) ran, \(failed) failed.\(crashes)\(incomplete)"
  }
}
