import Foundation
import Testing

@testable import FirstFrameLocalFiles

struct InstalledSourcesTests {
  @Test func aFolderOfTheEnvironmentIsSearchedFirstAndThenTheOneBesideTheTool() {
    let found = paths(environment: ["FIRSTFRAME_HOME": "/sources"], executable: "/usr/local/bin/firstframe")
    #expect(found.prefix(2) == ["/sources", "/usr/local/share/firstframe"])
  }

  @Test func theCheckoutAroundTheFolderOfTheBuildIsSearched() {
    let found = paths(executable: "/srv/FirstFrame/.build/x86_64-unknown-linux-gnu/release/firstframe")
    #expect(found.contains("/srv/FirstFrame"))
  }

  /// Another package's debug build of the tool finds the checkout whose sources it was built from.
  @Test func aDebugBuildKnowsItsSources() throws {
    let found = paths(executable: "/their/.build/debug/firstframe")
    let own = try #require(found.dropFirst().first)
    #expect(FileManager.default.fileExists(atPath: own + "/Sources/Files/LocalFiles/InstalledSources.swift"))
  }

  private func paths(environment: [String: String] = [:], executable: String) -> [String] {
    InstalledSources.candidates(environment: environment, executable: URL(fileURLWithPath: executable)).map(\.path)
  }
}
