import FirstFrameProgramTesting
import Foundation
import Testing

/// The page in Debian's Chromium, controlled through a pipe by `Browser/check_gallery.py`.
struct BrowserTests {
  static let isAvailable =
    ["chromium", "chromium-browser", "google-chrome"].contains { isProgram($0) } && isProgram("python3")

  private static func isProgram(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  private struct Findings: Decodable {
    /// The results of the checks by name.
    let checks: [String: Bool]
    let complaints: [String]
    let requests: [String]
  }

  /// A few components, one of them a screen.
  private static let components = [
    "TallOddsMatchCardView", "ScoreView", "BetslipSummaryView", "TransactionRowView", "CasinoLobbyViewController",
  ]

  private func check(_ page: String) throws -> Findings {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Browser/check_gallery.py")
    process.arguments = ["python3", script.path, page]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Findings.self, from: data)
  }

  @Test(
    .enabled(if: isAvailable, "needs chromium and python3: type scripts/release/install-dependencies --for-tests"))
  func everyPictureLoadsEverySwitchWorksAndThereAreNoNetworkRequests() throws {
    let folder = try TemporaryFolder()
    // The page must work even if pictures differ from their references.
    let result = try Program.catalog.run(
      ["page", "--output", folder.url.path] + Self.components,
      environment: ["SNAPSHOT_ARTIFACTS": folder.path("artifacts")])
    #expect(result.status < 2, "\(result.error)")
    let findings = try check(folder.path("index.html"))
    #expect(findings.checks.count > 20)
    for (name, hasPassed) in findings.checks.sorted(by: { $0.key < $1.key }) { #expect(hasPassed, "\(name)") }
    #expect(findings.complaints == [])
    #expect(findings.requests.allSatisfy { $0.hasPrefix("file://\(folder.url.path)/") || $0.hasPrefix("about:") })
    #expect(findings.requests.contains { $0.hasSuffix(".png") })
  }
}
