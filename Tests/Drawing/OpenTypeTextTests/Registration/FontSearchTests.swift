import FirstFrameProgramTesting
import Foundation
import Testing

@testable import OpenTypeText

/// The search for installed fonts, by family and by file.
@Suite(.needs(.notoColorEmoji), .needs(.notoSansCJK), .needs(.notoSansThai))
struct FontSearchTests {
  private let folder: TemporaryFolder
  private let search: FontSearch

  init() throws {
    folder = try TemporaryFolder()
    for fixture in [FontFixture.notoColorEmoji, .notoSansCJK, .notoSansThai] {
      let name = fixture.path.split(separator: "/").last.map(String.init) ?? ""
      try FileManager.default.createDirectory(
        atPath: folder.path("fonts/noto"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: fixture.path, toPath: folder.path("fonts/noto/\(name)"))
    }
    search = FontSearch(folders: FontFolders([folder.path("fonts")]))
  }

  private func message(_ font: InstalledFont) -> String {
    do {
      let found = try search.fonts(font)
      return "found \(found.count)"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    arguments: [
      ("Noto Color Emoji", ["NotoColorEmoji.ttf"]), ("noto color emoji", ["NotoColorEmoji.ttf"]),
      ("NotoSansThai-Regular.ttf", ["NotoSansThai-Regular.ttf"]),
      ("NotoSansThai-Regular", ["NotoSansThai-Regular.ttf"]),
      ("Noto Sans CJK JP", ["NotoSansCJK-Regular.ttc"]), ("Noto Sans Mono CJK SC", ["NotoSansCJK-Regular.ttc"]),
    ])
  func fontsAreFoundByTheirFamilyOrFile(name: String, files: [String]) throws {
    let found = try search.fonts(InstalledFont(name))
    #expect(found.map(\.path) == files.map { folder.path("fonts/noto/\($0)") })
  }

  @Test func onlyTheFacesOfTheFamilyAreRegistered() throws {
    let found = try search.fonts("Noto Sans CJK KR")
    #expect(found.map(\.familyName) == ["Noto Sans CJK KR"])
    #expect(found.first?.file.faces.count == 10)
  }

  @Test func theNamesAreThoseOfTheWholeFile() throws {
    for path in FontFolders([folder.path("fonts")]).files() {
      #expect(FamilyNameReader.names(inFileAt: path) == (try FontFile(contentsOf: path)).faces.map(\.familyName))
    }
  }

  @Test func aMissingFontIsNamedWithASimilarOneOrTheCommandThatInstallsIt() {
    let searched = "(searched \(folder.path("fonts")))"
    #expect(
      message("Noto Color Emoji Regular")
        == "no installed font has the family or file name \"Noto Color Emoji Regular\" \(searched); did you mean "
        + "\"Noto Color Emoji\"?")
    #expect(
      message("Noto Sans Hebrew")
        == "no installed font has the family or file name \"Noto Sans Hebrew\" \(searched); type `sudo apt-get install "
        + "-y fonts-noto-core   (Fedora: sudo dnf install -y google-noto-sans-hebrew-fonts; macOS: brew install --cask "
        + "font-noto-sans-hebrew)`")
    #expect(message("Noto Colour Emoji").hasSuffix("did you mean \"Noto Color Emoji\"?"))
    #expect(message("Brand").hasSuffix("install it, or put its file into the package and name its path"))
  }

  @Test func aDigestChoosesAFileOrIsRefusedWithBothDigests() throws {
    let digest = "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec"
    #expect(message(InstalledFont("Noto Color Emoji", sha256: digest)) == "found 1")
    #expect(message(InstalledFont("Noto Color Emoji", sha256: digest.uppercased())) == "found 1")
    let other = String(repeating: "0", count: 64)
    let message = message(InstalledFont("Noto Color Emoji", sha256: other))
    #expect(
      message.hasPrefix(
        "\(folder.path("fonts/noto/NotoColorEmoji.ttf")) has the SHA-256 digest \(digest), expected \(other): "))
    #expect(message.contains("write \"sha256\": \"\(digest)\""))
    #expect(message.hasSuffix("SNAPSHOT_TESTING_RECORD=failed swift test"))
  }

  @Test func aFileWithTheDigestIsFoundBesideDamagedFiles() throws {
    let digest = "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93"
    let original = try Data(contentsOf: URL(fileURLWithPath: FontFixture.notoSansThai.path))
    for (name, data) in [("a", original.prefix(4000)), ("b", original), ("c", original.prefix(3000))] {
      try folder.write("", to: "thai/\(name)/Thai.ttf")
      try data.write(to: URL(fileURLWithPath: folder.path("thai/\(name)/Thai.ttf")))
    }
    let search = FontSearch(folders: FontFolders([folder.path("thai")]))
    #expect(try search.fonts(InstalledFont("Thai", sha256: digest)).map(\.path) == [folder.path("thai/b/Thai.ttf")])
    // The file with the digest can be the damaged one.
    for font in [InstalledFont("Thai"), InstalledFont("Thai", sha256: String(repeating: "0", count: 64))] {
      let error = #expect(throws: FontRegistrationError.self) { try search.fonts(font) }
      #expect(error?.description.hasPrefix(folder.path("thai/a/Thai.ttf") + ": the font file is damaged: ") == true)
    }
  }

  @Test func filesOfUsersPrecedeThoseOfTheMachineAndEachFileIsFoundOnce() throws {
    try FileManager.default.createDirectory(atPath: folder.path("home"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: FontFixture.notoSansThai.path, toPath: folder.path("home/Thai.ttf"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("home/Linked.ttf"), withDestinationPath: folder.path("fonts/noto/NotoSansThai-Regular.ttf"))
    let folders = FontFolders([folder.path("home"), folder.path("none"), folder.path("fonts")])
    #expect(
      folders.files() == [
        folder.path("fonts/noto/NotoSansThai-Regular.ttf"), folder.path("home/Thai.ttf"),
        folder.path("fonts/noto/NotoColorEmoji.ttf"), folder.path("fonts/noto/NotoSansCJK-Regular.ttc"),
      ])
  }

  /// Runs in a separate process, because the administrator may open every folder.
  @Test func aFolderThatMayNotBeOpenedHidesNoOther() async {
    await #expect(processExitsWith: .success) {
      umask(0o022)
      let folder = try TemporaryFolder()
      for file in ["a/one.ttf", "closed/two.ttf", "three.otf"] { try folder.write("", to: file) }
      chmod(folder.path("closed"), 0)
      let isAdministrator = geteuid() == 0
      if isAdministrator { precondition(seteuid(65_534) == 0) }
      let files = FontFolders([folder.path]).files()
      if isAdministrator { precondition(seteuid(0) == 0) }
      chmod(folder.path("closed"), 0o755)
      precondition(files == ["a/one.ttf", "three.otf"].map(folder.path))
    }
  }

  @Test func linksThatLeadOutOfTheFoldersAreNotFollowed() throws {
    let folders = FontFolders([folder.path("home")])
    try FileManager.default.createDirectory(atPath: folder.path("home"), withIntermediateDirectories: true)
    for target in ["fonts/noto/NotoSansThai-Regular.ttf", "nowhere.ttf"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("home/\(target.count).ttf"), withDestinationPath: folder.path(target))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("home/folder"), withDestinationPath: folder.path("fonts"))
    #expect(folders.files() == [])
  }

  @Test func damagedFilesAreLeftOutOfTheSearchAndRefusedWhenTheyAreNamed() throws {
    let original = try Data(contentsOf: URL(fileURLWithPath: FontFixture.notoSansThai.path))
    try FileManager.default.createDirectory(atPath: folder.path("bad"), withIntermediateDirectories: true)
    for length in [0, 3, 11, 12, 40, 400, 4000] {
      try original.prefix(length).write(to: URL(fileURLWithPath: folder.path("bad/\(length).ttf")))
    }
    try Data("ttcf\u{0}\u{1}\u{0}\u{0}\u{7F}\u{7F}\u{7F}\u{7F}".utf8)
      .write(to: URL(fileURLWithPath: folder.path("bad/many.ttc")))
    let folders = FontFolders([folder.path("bad")])
    #expect(folders.families() == [])
    let error = #expect(throws: FontRegistrationError.self) { try FontSearch(folders: folders).fonts("4000.ttf") }
    #expect(error?.description.hasPrefix(folder.path("bad/4000.ttf") + ": the font file is damaged: ") == true)
  }
}
