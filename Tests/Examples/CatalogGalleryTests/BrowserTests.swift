import FirstFrameProgramTesting
import Foundation
import Testing

/// The page in Debian's Chromium, controlled through a pipe by `Browser/check_gallery.py`.
struct BrowserTests {
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
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Browser/check_gallery.py")
    return try BrowserScript(script).findings([page])
  }

  @Test(
    .enabled(if: BrowserScript.isAvailable, "\(BrowserScript.requirement)"))
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
