import Foundation
import Testing

@testable import FirstFrameTool

struct MissingLinesTests {
  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test(arguments: [
    (nil, ".build/\n"),
    ("", ".build/\n"),
    ("*.o\n", "*.o\n.build/\n"),
    ("*.o", "*.o\n.build/\n"),
    ("*.o\r\nx\r\n", "*.o\r\nx\r\n.build/\r\n"),
    (".build\n", ".build\n"),
    ("/.build/\n", "/.build/\n"),
    ("/.build", "/.build"),
    ("# .build/\n", "# .build/\n.build/\n"),
    (".build-2/\n", ".build-2/\n.build/\n"),
  ])
  func buildsAreIgnored(old: String?, new: String) {
    let data = old.map { Data($0.utf8) }
    #expect(Self.text(MissingLines.appended(MissingLines.ignored(in: data), to: data)) == new)
  }

  @Test(
    arguments: [
      (nil, ["*.png binary", "__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]),
      ("*.png binary\n", ["__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]),
      // A line of git-lfs stays in force.
      (
        "*.png filter=lfs diff=lfs merge=lfs -text\n",
        ["__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]
      ),
      ("*.png diff=exif\n", ["*.png binary", "__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]),
      // The line of `firstframe doctor --install`.
      ("__Snapshots__/** -text merge=firstframe\n", []),
      ("* -text\n", []),
      ("# *.png binary\n", ["*.png binary", "__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]),
    ] as [(String?, [String])])
  func referencesAreStoredByteForByte(old: String?, missing: [String]) {
    #expect(MissingLines.attributes(in: old.map { Data($0.utf8) }) == missing)
  }

  @Test func aFileWithItsLinesIsNotChanged() {
    let file = MissingLines.appended(MissingLines.attributes(in: nil), to: nil)
    #expect(MissingLines.attributes(in: file).isEmpty)
    #expect(MissingLines.appended([], to: file) == file)
  }
}
