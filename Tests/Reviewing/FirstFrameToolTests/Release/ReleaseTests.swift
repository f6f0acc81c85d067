import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

struct ReleaseTests {
  @Test func theToolPrintsItsVersion() throws {
    let result = try Program.firstframe.run(["--version"])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(result.output == FirstFrameVersion.current + "\n")
  }

  @Test func theNewestVersionOfTheChangelogIsTheToolsVersion() throws {
    let newest = try #require(Self.text(of: "CHANGELOG.md").firstMatch(of: /(?m)^## \[(\d+\.\d+\.\d+)\]/))
    #expect(newest.1 == FirstFrameVersion.current)
  }

  @Test(
    arguments: ["Package.swift", "Platform/Package.swift", "Benchmarks/Package.swift"])
  func theLicenseOfEveryPackageThatAManifestDependsOnIsListed(manifest: String) throws {
    let licenses = try Self.text(of: "Documentation/Licenses.md")
    for package in try Self.text(of: manifest).matches(of: /\.package\([^)]*url: "([^"]+)"/) {
      #expect(licenses.contains("](\(package.1))"), "\(package.1)")
    }
  }

  @Test func theLicenseOfEverythingThatScriptsReleaseInstallDependenciesInstallsIsListed() throws {
    let licenses = try Self.text(of: "Documentation/Licenses.md")
    let lists = try Self.text(of: "scripts/release/install-dependencies").matches(
      of: /(?m)^ *(?:libraries|for_tests)\+?=\((.*)\)$/)
    #expect(lists.count == 3)
    for package in lists.flatMap({ $0.1.split(separator: " ") }) {
      #expect(licenses.contains("`\(package)`"), "\(package)")
    }
  }

  /// A tag can be moved to another commit; the comment names the version.
  @Test(arguments: ["action.yml", ".github/workflows/ci.yml"]) func actionsArePinnedByCommit(file: String) throws {
    let uses = try Self.text(of: file).matches(of: /(?m)^ *(?:- )?uses: (.*)$/).map { String($0.1) }
    #expect(!uses.isEmpty)
    for action in uses {
      #expect(action.wholeMatch(of: /[\w\/-]+@[0-9a-f]{40} # v[\d.]+/) != nil, "\(file): \(action)")
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.file(path), encoding: .utf8)
  }
}
