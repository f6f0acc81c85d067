import FirstFrameProgramTesting
import Foundation
import Testing

/// The version that users write is the same on all pages, and is not an old one.
@Suite struct PageVersionTests {
  @Test func pagesNameOneVersionForDependencies() throws {
    let pattern = try TextPattern(
      #"(?:FirstFrame"?\W{1,6}from: "|^write `?from: "|from:|@v|ref: v|`v)(\d+\.\d+\.\d+)\b"#)
    var named: [String: Set<String>] = [:]
    for path in try Self.paths() {
      for version in pattern.firstGroups(in: try String(contentsOf: Repository.file(path), encoding: .utf8)) {
        named[version, default: []].insert(path)
      }
    }
    #expect(named.count == 1, "\(named)")
    let version = try #require(named.keys.first)
    let current = try Self.current()
    #expect(version.compare(current, options: .numeric) != .orderedAscending, "\(version), and the tool is \(current)")
  }

  /// The pages and templates that users copy from.
  private static func paths() throws -> [String] {
    try Page.all.get().map(\.path).filter { $0 != "CHANGELOG.md" && $0 != "CONTRIBUTING.md" }
      + ["action.yml", ".gitlab/snapshots.yml"]
  }

  /// The version of the tool.
  private static func current() throws -> String {
    let file = "Sources/Reviewing/FirstFrameTool/Program/FirstFrameVersion.swift"
    let text = try String(contentsOf: Repository.file(file), encoding: .utf8)
    return try #require(try TextPattern(#"current = "([^"]+)""#).firstGroups(in: text).first)
  }
}
