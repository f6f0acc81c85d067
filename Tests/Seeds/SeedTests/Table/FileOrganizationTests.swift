import Foundation
import Testing

/// Tests of the rule that every type has its own file.
struct FileOrganizationTests {
  @Test func onlyTheWrongFileHasSeveralTypes() throws {
    let filesWithSeveralTypes = try Self.sources().filter { Self.types(in: $0.text).count > 1 }
    #expect(filesWithSeveralTypes.map(\.name) == ["AllInOneFile.swift"])
    #expect(
      filesWithSeveralTypes.flatMap { Self.types(in: $0.text) } == [
        "AllInOneFile", "ThemeMode", "ThemeSwitcherView", "ThemeSegmentView",
      ])
  }

  @Test func filesAreNamedAfterTheirTypes() throws {
    let files = try Self.sources().filter { !$0.name.contains("+") && Self.types(in: $0.text).count == 1 }
    #expect(files.count > 20)
    for file in files {
      let name = file.name.split(separator: ".").dropLast().last.map(String.init)
      #expect(Self.types(in: file.text) == [name])
    }
  }

  private static func types(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: { " :<{(".contains($0) })
      guard let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol", "actor"].contains($0) }),
        words[..<kind].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) }), kind + 1 < words.count
      else { return nil }
      return String(words[kind + 1])
    }
  }

  private static let modifiers: Set = ["public", "private", "fileprivate", "final", "open", "internal"]

  private static func sources() throws -> [(name: String, text: String)] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ComponentRules")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }
}
