import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

@Suite("releases") struct ReleaseTests {
  @Test("the tool prints its version") func version() throws {
    let result = try Program.firstframe.run(["--version"])
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output == FirstFrameVersion.current + "\n")
  }

  @Test("the newest version of the changelog is the tool's version") func changelog() throws {
    let newest = try #require(Self.text(of: "CHANGELOG.md").firstMatch(of: /(?m)^## \[(\d+\.\d+\.\d+)\]/))
    #expect(newest.1 == FirstFrameVersion.current)
  }

  @Test(
    "the licence of every package that a manifest depends on is listed",
    arguments: ["Package.swift", "Platform/Package.swift", "Benchmarks/Package.swift"])
  func licencesOfPackages(manifest: String) throws {
    let licences = try Self.text(of: "Documentation/Licenses.md")
    for package in try Self.text(of: manifest).matches(of: /\.package\([^)]*url: "([^"]+)"/) {
      #expect(licences.contains("](\(package.1))"), "\(package.1)")
    }
  }

  @Test("the licence of everything that scripts/release/install-dependencies installs is listed")
  func licencesOfLibraries() throws {
    let licences = try Self.text(of: "Documentation/Licenses.md")
    let lists = try Self.text(of: "scripts/release/install-dependencies").matches(
      of: /(?m)^ *(?:libraries|for_tests)\+?=\((.*)\)$/)
    #expect(lists.count == 3)
    for package in lists.flatMap({ $0.1.split(separator: " ") }) {
      #expect(licences.contains("`\(package)`"), "\(package)")
    }
  }

  private static func text(of path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
    return try String(contentsOf: root.appendingPathComponent(path).standardizedFileURL, encoding: .utf8)
  }
}
