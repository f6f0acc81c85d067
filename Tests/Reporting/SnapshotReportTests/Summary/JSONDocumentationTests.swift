import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameSnapshotReport

/// Compares the table of `report.json` in the documentation with the file.
@Suite @MainActor struct JSONDocumentationTests {
  /// Returns the type of each field, by its path, such as `items.kind`.
  private static func types(in value: Any, at path: String = "") -> [String: String] {
    var types: [String: String] = [:]
    if let object = value as? [String: Any] {
      for (key, value) in object {
        let path = path.isEmpty ? key : path + "." + key
        types[path] = type(of: value)
        // The kinds are not fields; they have a separate table.
        if path != "counts" { types.merge(Self.types(in: value, at: path)) { $1 } }
      }
    } else if let list = value as? [Any] {
      for value in list { types.merge(Self.types(in: value, at: path)) { $1 == "nothing" ? $0 : $1 } }
    }
    return types
  }

  private static func type(of value: Any) -> String {
    switch value {
    case let number as NSNumber where isBoolean(number): "boolean"
    case is NSNumber: "number"
    case is String: "string"
    case let list as [Any]: list.first.map { type(of: $0) + "s" } ?? "nothing"
    default: "object"
    }
  }

  /// Returns whether a number was a Boolean value in JSON.
  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == String(cString: NSNumber(value: true).objCType)
  }

  private static let page = Repository.file("Documentation/Report.md")

  /// Returns the first two columns of the table under the heading of `report.json`.
  private func documented() throws -> [String: String] {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("report.json") })
    return section.matches(of: #/\n\| `([A-Za-z.]+)` \| ([a-z]+\??) \|/#)
      .reduce(into: [:]) { $0[String($1.1)] = String($1.2) }
  }

  @Test func everyFieldIsInTheTableAndEveryRowIsAField() throws {
    let sample = try SampleRun()
    _ = try sample.report()
    // A second run that is incomplete, so that it has notes, and has warnings.
    let incomplete = try ArtifactsFolder()
    let warnings =
      #"{"event":"warnings","file":"A/CardTests.swift","line":9,"snapshot":"A/B/c.png","test":"card","#
      + #""warnings":[{"kind":"is not drawn","text":"is not drawn: instead"}]}"#
    try incomplete.journal([incomplete.start(isFiltered: true), warnings, incomplete.end], ofProcess: 1)
    try ReportWriter(folder: incomplete.artifacts).write(RunReader(artifacts: [incomplete.artifacts]).outcome())
    var written: [String: String] = [:]
    for folder in [incomplete, sample.folder] {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder.artifacts + "/report.json"))
      let types = Self.types(in: try JSONSerialization.jsonObject(with: data))
      written.merge(types) { $0 == "nothing" ? $1 : $0 }
    }
    #expect(written == (try documented()).mapValues { $0.replacing("?", with: "") })
  }

  @Test func optionalFieldsAreMarked() throws {
    let sample = try SampleRun()
    _ = try sample.report()
    let data = try Data(contentsOf: URL(fileURLWithPath: sample.folder.artifacts + "/report.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let items = try #require(json["items"] as? [[String: Any]])
    let optional = Set(
      try documented().filter { $0.value.hasSuffix("?") }.keys.map { $0.replacing("items.", with: "") })
    let all = Set(items.flatMap(\.keys))
    let always = all.filter { key in items.allSatisfy { $0[key] != nil } }
    #expect(all.subtracting(always) == optional)
  }

  /// The table in the section about the page contains exactly the kinds that all four files count.
  @Test func everyKindIsInTheTable() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("The page") })
    let table = try #require(section.components(separatedBy: "\n\n").first { $0.hasPrefix("| kind |") })
    let rows = table.split(separator: "\n").dropFirst(2)
    let kinds = rows.compactMap { $0.firstMatch(of: #/^\| ([a-z]+) \| [^|]+ \|$/#).map { String($0.1) } }
    let sample = try SampleRun()
    let counts = ReportCounts(of: try sample.report()).named.map(\.name)
    #expect(Set(kinds) == Set(counts))
    #expect(kinds.count == counts.count)
  }
}
