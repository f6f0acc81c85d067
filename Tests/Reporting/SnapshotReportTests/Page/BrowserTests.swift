import Foundation
import Testing

/// The page in a real browser: Debian's Chromium, driven through a pipe by `Browser/check_report.py`.
@Suite(.serialized) struct BrowserTests {
  static let isAvailable =
    ["chromium", "chromium-browser", "google-chrome"].contains { isProgram($0) } && isProgram("python3")

  private static func isProgram(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  private struct Findings: Decodable {
    /// The results of checks by name.
    let checks: [String: Bool]
    let consoleMessages: [String]
    let requests: [String]
  }

  private func check(_ page: String, _ scenario: String, _ arguments: [String] = []) throws -> Findings {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Browser/check_report.py")
    process.arguments = ["python3", script.path, page, scenario] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Findings.self, from: data)
  }

  // The scenarios are functions in `check_report.py`.
  @Test(
    .enabled(if: isAvailable, "needs chromium and python3: run scripts/release/install-dependencies --for-tests"),
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
  @Test(.enabled(if: isAvailable, "needs chromium and python3: run scripts/release/install-dependencies --for-tests"))
  func unmergedReferencesAreShownWithBothSides() async throws {
    let sample = try SampleRun()
    try await sample.unmergedReport()
    expectSuccess(try check(sample.folder.artifacts + "/index.html", "unmerged"), "unmerged")
  }

  /// Tests the page as `firstframe review --web` serves it. The tool is in the same build folder as the tests.
  @Test(.enabled(if: isAvailable, "needs chromium and python3: run scripts/release/install-dependencies --for-tests"))
  func aServedPageAcceptsChanges() async throws {
    let sample = try SampleRun()
    _ = try await sample.report()
    let tool = Self.productsFolder.appendingPathComponent("firstframe").path
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

  private static var productsFolder: URL {
    #if os(macOS)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
