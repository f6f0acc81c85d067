import FirstFrameProgramTesting
import Foundation
import Testing

/// The page in a real browser: Debian's Chromium, driven through a pipe by `Browser/check_report.py`.
@Suite(.serialized) struct BrowserTests {
  private struct Findings: Decodable {
    /// The results of checks by name.
    let checks: [String: Bool]
    let consoleMessages: [String]
    let requests: [String]
  }

  private func check(_ page: String, _ scenario: String, _ arguments: [String] = []) throws -> Findings {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Browser/check_report.py")
    return try BrowserScript(script).findings([page, scenario] + arguments)
  }

  // The scenarios are functions in `check_report.py`.
  @Test(
    .enabled(if: BrowserScript.isAvailable, "\(BrowserScript.requirement)"),
    arguments: ["views", "keys", "filters", "hostile", "nodes", "kinds", "texts", "commands", "phone"])
  func thePageWorks(scenario: String) async throws {
    let sample = try SampleRun()
    _ = try await sample.report()
    let findings = try check(sample.folder.artifacts + "/index.html", scenario)
    expectSuccess(findings, scenario)
    #expect(findings.requests.allSatisfy { $0.hasPrefix("file://\(sample.folder.path)/") || $0.hasPrefix("about:") })
    #expect(findings.requests.contains { $0.hasSuffix(".png") })
  }

  /// Tests the page of references that two branches changed.
  @Test(.enabled(if: BrowserScript.isAvailable, "\(BrowserScript.requirement)"))
  func unmergedReferencesAreShownWithBothSides() async throws {
    let sample = try SampleRun()
    try await sample.unmergedReport()
    expectSuccess(try check(sample.folder.artifacts + "/index.html", "unmerged"), "unmerged")
  }

  /// Tests the page as `firstframe review --web` serves it. The tool is in the same build folder as the tests.
  @Test(.enabled(if: BrowserScript.isAvailable, "\(BrowserScript.requirement)"))
  func aServedPageAcceptsChanges() async throws {
    let sample = try SampleRun()
    _ = try await sample.report()
    let tool = Program.firstframe.path
    let findings = try check(
      sample.folder.artifacts + "/index.html", "served", [tool, sample.folder.references])
    expectSuccess(findings, "served")
    #expect(
      findings.requests.allSatisfy {
        $0.hasPrefix("file:///") || $0.hasPrefix("about:") || $0.hasPrefix("http://127.0.0.1:")
      })
  }

  private func expectSuccess(_ findings: Findings, _ scenario: String) {
    #expect(findings.checks.count > 2)
    for (name, isSuccessful) in findings.checks.sorted(by: { $0.key < $1.key }) {
      #expect(isSuccessful, "\(scenario): \(name)")
    }
    #expect(findings.consoleMessages == [])
  }
}
