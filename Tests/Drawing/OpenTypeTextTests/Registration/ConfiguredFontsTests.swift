import FirstFrameProgramTesting
import FirstFrameTypesetting
import Foundation
import Testing

@testable import OpenTypeText

/// The setting `fonts` of `firstframe.json`.
@Suite(.needs(.notoColorEmoji), .needs(.notoSansThai)) struct ConfiguredFontsTests {
  private let folder: TemporaryFolder
  private let installed = FontFolders(["/usr/share/fonts/truetype/noto"])
  private static let thai = "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93"

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("Fonts"), withIntermediateDirectories: true)
    for name in ["Fonts/Thai.ttf", "Thai.ttf"] {
      try FileManager.default.copyItem(atPath: FontFixture.notoSansThai.path, toPath: folder.path(name))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Fonts/Linked.ttf"), withDestinationPath: FontFixture.notoSansThai.path)
    try folder.write("Dear font,", to: "Fonts/Text.ttf")
  }

  private func fonts(_ json: String) throws -> [String] {
    try folder.write("{\"fonts\": \(json)}", to: "firstframe.json")
    return try ConfiguredFonts(ofPackage: folder.path, folders: installed).fonts.map(\.path)
  }

  @Test func entriesArePathsOfThePackageOrNamesOfInstalledFonts() throws {
    let emoji = FontFixture.notoColorEmoji.path
    #expect(try fonts("[]") == [])
    #expect(
      try fonts(#"["Noto Color Emoji", "Fonts/Thai.ttf", "Thai.ttf"]"#)
        == [emoji, folder.path("Fonts/Thai.ttf"), folder.path("Thai.ttf")])
    #expect(try fonts(#"[{"name": "NotoColorEmoji.ttf"}]"#) == [emoji])
    #expect(
      try fonts("[{\"path\": \"Fonts/Thai.ttf\", \"sha256\": \"\(Self.thai)\"}]") == [folder.path("Fonts/Thai.ttf")])
  }

  @Test func aPackageWithoutTheFileOrTheKeyHasNoFonts() throws {
    #expect(try ConfiguredFonts(ofPackage: folder.path, folders: installed).fonts.isEmpty)
    try folder.write(#"{"device": "iPhone13"}"#, to: "firstframe.json")
    #expect(try ConfiguredFonts(ofPackage: folder.path, folders: installed).fonts.isEmpty)
  }

  /// Settings, and what the message says after the path of `firstframe.json`.
  static let mistakes: [(json: String, message: String)] = [
    ("[1]", "at fonts[0]: expected a path, the name of an installed font, or an object with \"name\" or \"path\""),
    ("\"A\"", "at fonts: Expected to decode Array<"),
    ("[\" \"]", "at fonts[0]: expected a path or the name of an installed font, found \" \""),
    ("[{}]", "at fonts[0]: expected either \"name\" or \"path\""),
    (#"[{"name": "A", "path": "B"}]"#, "at fonts[0]: expected either \"name\" or \"path\""),
    (#"["Thai.ttf", {"file": "A"}]"#, "at fonts[1]: unknown key \"file\"; expected name or path, and sha256"),
    (
      #"[{"name": "A", "sha256": "12"}]"#,
      "at fonts[0].sha256: \"12\" is not a SHA-256 digest; expected the 64 hexadecimal"
    ),
    (#"["/usr/share/fonts/a.ttf"]"#, "at fonts[0]: /usr/share/fonts/a.ttf: leads out of the package; copy"),
    (#"["../a.ttf"]"#, "at fonts[0]: ../a.ttf: leads out of the package; copy"),
    (#"["Fonts/Linked.ttf"]"#, "Fonts/Linked.ttf: leads out of the package, and was not read; copy"),
    (#"["Fonts/None.ttf"]"#, "Fonts/None.ttf: there is no such file; expected TrueType"),
    (#"["Fonts"]"#, "no installed font has the family or file name \"Fonts\""),
    (#"[{"path": "Fonts"}]"#, "Fonts: this is a folder; expected a file"),
    (#"["Fonts/Text.ttf"]"#, "Fonts/Text.ttf: this is a text file; expected TrueType"),
    ("[", "The given data was not valid JSON."),
  ]

  @Test(arguments: mistakes)
  func mistakesAreNamedWithTheirPlace(json: String, message: String) {
    let error = #expect(throws: FontRegistrationError.self) { try fonts(json) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix(folder.path("firstframe.json") + ": "), "\(text)")
    #expect(text.contains(message), "\(text)")
    #expect(!text.contains("\n"))
  }

  @Test func anotherDigestIsRefusedWithBoth() {
    let other = String(repeating: "a", count: 64)
    let error = #expect(throws: FontRegistrationError.self) {
      try fonts("[{\"path\": \"Thai.ttf\", \"sha256\": \"\(other)\"}]")
    }
    let text = error?.description ?? ""
    #expect(text.contains("\(folder.path("Thai.ttf")) has the SHA-256 digest \(Self.thai), expected \(other): another"))
  }

  @Test func commandsPassTheFilesToOtherPrograms() throws {
    _ = try fonts(#"["Noto Color Emoji", "Fonts/Thai.ttf"]"#)
    let variables = try ConfiguredFonts(ofPackage: folder.path, folders: installed).environment
    #expect(
      variables == [
        "FIRSTFRAME_FONTS":
          "[{\"family\":\"Noto Color Emoji\",\"path\":\"\(FontFixture.notoColorEmoji.path)\"},"
          + "{\"path\":\"\(folder.path("Fonts/Thai.ttf"))\"}]"
      ])
    let error = #expect(throws: FontRegistrationError.self) {
      try ConfiguredFonts.registerForProcess(variables: ["FIRSTFRAME_FONTS": "Noto"], package: nil)
    }
    #expect(error?.description.hasPrefix("FIRSTFRAME_FONTS: the variable cannot be read; only commands") == true)
  }

  @Test(.needs(.dejaVuSans)) func registeringAgainChangesNothing() throws {
    let source = "a.ttf#0"
    var library = TypefaceLibrary.builtIn
    let face = try FontFixture.dejaVuSans.file().faces[0]
    for _ in 0..<2 {
      library.register(family: face.familyName, weights: face.weights, source: source) { face.typeface(weight: $0) }
    }
    let before = Typesetter(library: library)
    library.register(family: face.familyName, weights: face.weights, source: source) { face.typeface(weight: $0) }
    #expect(Typesetter(library: library) == before)
    #expect(library.families == ["DejaVu Sans"])
  }
}
