import FirstFrameProgramTesting
import Foundation
import Testing

private let thai = "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"

/// Processes of tests register the fonts of `firstframe.json` in their package.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: thai), "needs fonts-noto-core"))
struct FontProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try folder.write(
      ##"""
      {
        "name": "Card", "frame": [0, 0, 60, 30], "background": "#FFFFFF",
        "children": [{"name": "title", "frame": [0, 0, 60, 30], "text": {"string": "\u0e01", "font": {"size": 20}}}]
      }
      """##, to: "scene.json")
  }

  private func run(_ fonts: String?, record: String = "missing", environment: [String: String] = [:]) throws
    -> Program.Result
  {
    if let fonts { try folder.write("{\"fonts\": \(fonts)}", to: "firstframe.json") }
    return try Program.misbehavingTests.run(
      ["--testing-library", "swift-testing", "--filter", "DrawnSceneTests/text"], in: folder.path,
      environment: [
        "SNAPSHOT_REFERENCE_DIR": folder.path("references"), "SNAPSHOT_ARTIFACTS": folder.path("artifacts"),
        "SNAPSHOT_TESTING_RECORD": record,
      ].merging(environment) { $1 })
  }

  private func dump() throws -> String {
    try folder.text(of: "references/misbehaving_tests/DrawnSceneTests/text.layout.txt")
  }

  @Test func aCharacterIsMissingWithoutTheSettingAndDrawnWithIt() throws {
    #expect(try run(nil).status == 1)
    #expect(try dump().contains("missing U+0E01"))
    let drawn = try run(#"["Noto Sans Thai"]"#, record: "all")
    #expect(drawn.status == 1, "\(drawn)")
    #expect(try !dump().contains("missing"))
    #expect(try run(nil, record: "never").status == 0)
  }

  @Test func aFontThatCannotBeUsedEndsTheProcessWithOneLine() throws {
    let digest = String(repeating: "0", count: 64)
    let result = try run("[{\"name\": \"NotoSansThai-Regular.ttf\", \"sha256\": \"\(digest)\"}]")
    #expect(result.status == 2)
    let lines = result.error.split(separator: "\n")
    try #require(lines.count == 1, "\(result.error)")
    #expect(
      lines[0].hasPrefix(
        "FirstFrame: no test was run, because a font cannot be used. \(folder.path("firstframe.json")): at fonts[0]: "
          + "\(thai) has the SHA-256 digest "))
    #expect(try folder.files(in: ".") == ["Package.swift", "firstframe.json", "scene.json"])
  }

  @Test func whatACommandPassesOutranksThePackage() throws {
    let fonts = ["FIRSTFRAME_FONTS": "[{\"path\": \"\(thai)\"}]"]
    #expect(try run(#"["Fonts/None.ttf"]"#, environment: fonts).status == 1)
    #expect(try !dump().contains("missing"))
  }
}
