import FirstFrameImaging
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Files in place of references: what they are, what the message says, and what overwrites them.
@Suite struct ForeignContentsTests {
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
  private static let conflict = "<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n"
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func picture() throws -> Data {
    try Bitmap(size: PixelSize(width: 8, height: 8), color: PremultipliedColor(.black)).pngData()
  }

  @Test(
    arguments: [
      (pointer, .lfsPointer), (pointer.replacing("\n", with: "\r\n"), .lfsPointer), (conflict, .mergeConflict),
      ("a\n" + conflict.replacing("\n", with: "\r\n"), .mergeConflict), ("\0GITCRYPT\0abc", .encrypted),
      ("<!DOCTYPE html><title>404</title>", .markup(format: "an HTML page")), ("", .empty),
      ("\u{FEFF} \n<HTML lang=en>", .markup(format: "an HTML page")),
      ("<?xml version=\"1.0\"?><Error>", .markup(format: "an XML document")),
      ("<?xml version=\"1.0\"?><svg xmlns=", .markup(format: "an SVG picture")),
      ("{\"message\":\"Not Found\"}", .markup(format: "JSON")),
      ("GIF89a...", .otherFormat("a GIF picture")), ("RIFF....WEBPVP8 ", .otherFormat("a WebP picture")),
      ("\0\0\0\u{18}ftypheic", .otherFormat("a HEIC picture")),
      ("\0\0\0\u{1C}ftypavif", .otherFormat("an AVIF picture")),
      ("%PDF-1.7", .otherFormat("a PDF document")), ("PK\u{3}\u{4}", .otherFormat("a ZIP archive")),
      ("no picture", .markup(format: "plain text")), ("404: Not Found", .markup(format: "plain text")),
      ("\"Not Found\"", .markup(format: "plain text")), ("HTTP/1.1 502 Bad Gateway\r\n", .markup(format: "plain text")),
      ("../shared/card.png", .markup(format: "plain text")), ("\n", .markup(format: "plain text")),
      ("<!-- saved --><html>", .markup(format: "an HTML page")),
      ("<<<<<<< HEAD\nonly one mark", .markup(format: "plain text")),
      ("x <<<<<<< \n=======\n>>>>>>> ", .markup(format: "plain text")),
      ("\u{FEFF}" + pointer, .lfsPointer), ("\n\n" + pointer, .lfsPointer),
      (pointer + String(repeating: "\n", count: 4000), .lfsPointer),
      (pointer.replacing("https://git-lfs.github.com/spec/v1", with: "http://git-media.io/v/2"), .lfsPointer),
      ("SQLite format 3\0", .otherFormat("a database of SQLite")), ("\0\0\0\0", .zeros),
      ("age-encryption.org/v1\n-> X25519", .otherFormat("a file that age has encrypted")),
      ("a\0b", .otherFormat("data of an unknown format")),
    ] as [(String, ForeignContents?)])
  func picturesThatAreTexts(text: String, contents: ForeignContents?) {
    #expect(ForeignContents(of: Data(text.utf8), inPlaceOf: .picture) == contents)
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], .otherFormat("a JPEG picture")),
      ([0x49, 0x49, 0x2A, 0], .otherFormat("a TIFF picture")),
      ([0x1F, 0x8B, 8], .otherFormat("a gzip archive")), (png, .cutPNG),
      (Array(png.prefix(4)) + [0x0A, 0x1A, 0x0A], .convertedPNG),
      ([0xEF, 0xBF, 0xBD] + png.dropFirst(), .convertedPNG),
      ([1, 2, 3], .markup(format: "plain text")), ([1, 2, 0xFF], .otherFormat("data of an unknown format")),
      ([0x28, 0xB5, 0x2F, 0xFD, 0], .otherFormat("a Zstandard archive")),
      ([0xFF, 0xFE, 0x3C, 0], .otherFormat("text in UTF-16")), ([0x7F, 0x45, 0x4C, 0x46], .otherFormat("a program")),
      ([0x8A, 0x4D, 0x4E, 0x47], .otherFormat("a MNG or JNG picture")),
    ] as [([UInt8], ForeignContents?)])
  func picturesOfOtherFormats(bytes: [UInt8], contents: ForeignContents?) {
    #expect(ForeignContents(of: Data(bytes), inPlaceOf: .picture) == contents)
  }

  @Test func wholePicturesAreReferences() throws {
    let picture = try Self.picture()
    #expect(ForeignContents(of: picture, inPlaceOf: .picture) == nil)
    #expect(ForeignContents(of: picture.dropLast(1), inPlaceOf: .picture) == .cutPNG)
    #expect(ForeignContents(of: picture.dropFirst(3), inPlaceOf: .picture) == .otherFormat("data of an unknown format"))
    let conflicted = picture.prefix(20) + Data(("\n" + Self.conflict).utf8) + picture.dropFirst(20)
    #expect(ForeignContents(of: conflicted, inPlaceOf: .picture) == .mergeConflict)
  }

  @Test(
    arguments: [
      (pointer, .lfsPointer), (conflict, .mergeConflict), ("<html>", nil), ("{}", nil), ("", nil), ("plain", nil),
      ("GIF89a", .otherFormat("a GIF picture")), ("\0\0\0\0", .zeros), ("a\0b", nil),
    ] as [(String, ForeignContents?)])
  func aTextMayBeMarkupOrEmptyButNoPointerConflictOrPicture(text: String, contents: ForeignContents?) {
    #expect(ForeignContents(of: Data(text.utf8), inPlaceOf: .text) == contents)
  }

  @Test func anUnmergedReferenceIsOneOfFirstFrame() {
    let unmerged = UnmergedReference(base: nil, ours: Data("ours".utf8), theirs: Data("theirs".utf8))
    #expect(ForeignContents(of: unmerged.file, inPlaceOf: .picture) == nil)
    #expect(ForeignContents(of: unmerged.file, inPlaceOf: .text, replacedBy: Data("ours".utf8)) == nil)
  }

  /// What a test made beside what its reference contains.
  @Test(
    arguments: [
      ("<!DOCTYPE html>\n<title>404</title>", "plain", .markup(format: "an HTML page")),
      ("<!DOCTYPE html>\n<title>404</title>", "<html>", nil),
      ("<?xml version=\"1.0\"?><Error/>", "plain", .markup(format: "an XML document")),
      ("<b>bold</b>", "plain", .markup(format: "an XML document")),
      ("{\"message\":\"Not Found\"}", "plain", .markup(format: "JSON")), ("{\"a\":1}", "plain", nil),
      ("{\"message\":\"Not Found\"}", "{\"a\":1}", nil), ("[1]", "plain", nil),
      ("a\n>>>>>>> branch\nb", "plain", .mergeConflict), ("<<<<<<< HEAD\na", "plain", .mergeConflict),
      ("a\n>>>>>>> branch\nb", "c\n>>>>>>> x", nil), ("<<<<<<<\na", "plain", nil), ("other", "plain", nil),
      ("version https://git-lfs is a text\n" + String(repeating: "x", count: 3000), "plain", nil),
    ] as [(String, String, ForeignContents?)])
  func aTextIsForeignIfTheTestMadeNothingLikeIt(text: String, value: String, contents: ForeignContents?) {
    #expect(ForeignContents(of: Data(text.utf8), inPlaceOf: .text, replacedBy: Data(value.utf8)) == contents)
  }

  @Test func dataInPlaceOfATextIsForeign() {
    let latin1 = Data([0x63, 0x61, 0x66, 0xE9])
    #expect(
      ForeignContents(of: latin1, inPlaceOf: .text, replacedBy: Data("café".utf8))
        == .otherFormat("data that is not text in UTF-8"))
    #expect(ForeignContents(of: latin1, inPlaceOf: .text, replacedBy: latin1) == nil)
    #expect(ForeignContents(of: latin1, inPlaceOf: .text) == nil)
  }

  /// Data may be anything but what git leaves in place of a file, also if the test's next data is a text.
  @Test(
    arguments: [
      ([0x63, 0x61, 0x66, 0xE9], nil), ([0x1F, 0x8B, 8], nil), (Array("GIF89a".utf8), nil), ([0, 0, 0, 0], nil),
      ([], nil),
      (Array(pointer.utf8), .lfsPointer), (Array(conflict.utf8), .mergeConflict),
      (Array("\0GITCRYPT\0abc".utf8), .encrypted),
    ] as [([UInt8], ForeignContents?)])
  func dataMayBeOfAnyFormat(bytes: [UInt8], contents: ForeignContents?) throws {
    for value in [Data("text".utf8), Data([0xFF, 0]), nil] {
      #expect(ForeignContents(of: Data(bytes), inPlaceOf: .data, replacedBy: value) == contents)
    }
    guard contents == nil else { return }
    let package = try TemporaryPackage()
    try package.write(Data(bytes), to: "__Snapshots__/CardTests/CardViewTests/testCard")
    for (mode, kind) in [("never", Verdict.Kind.mismatched), ("failed", .recorded)] {
      let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": mode]).verify(
        { Data("text".utf8) }, as: .data, at: package.location(), isOnMainActor: false)
      #expect(verdict.kind == kind)
    }
  }

  @Test(
    arguments: [
      ("A/B/card.png", .picture), ("A/B/card.dark.txt", .text), ("A/B/card.layout.txt", .text),
      ("A/B/card.json", .text),
      ("A/B/card", .data), ("A/B.txt/card", .data), ("A/B/card.bin", .data), ("A/B/png", .data), ("", .data),
    ] as [(String, ForeignContents.Expectation)])
  func theNameOfAReferenceSaysWhatItIs(path: String, expected: ForeignContents.Expectation) {
    #expect(ForeignContents.Expectation(path: path) == expected)
  }

  /// The marks of git, Mercurial, Subversion and Jujutsu.
  @Test(
    arguments: [
      ("<<<<<<< HEAD\na\n||||||| base\nb\n=======\nc\n>>>>>>> x\n", true),
      ("x\r<<<<<<< HEAD\ra\r=======\rb\r>>>>>>> x\r", true), ("\u{FEFF}<<<<<<< a\n=======\n>>>>>>> b", true),
      ("<<<<<<<\na\n=======\nb\n>>>>>>>\n", true), ("<<<<<<<<< a\n=========\n>>>>>>>>> b\n", true),
      ("<<<<<<< Conflict 1 of 1\n%%%%%%% Changes\n-a\n+++++++ Contents\nb\n>>>>>>> Conflict 1 of 1 ends\n", true),
      ("<<<<<<< .mine\na\n=======\nb\n>>>>>>> .r3\n", true),
      ("<<<<<<< a\n========\n>>>>>>> b", false), ("<<<<<< a\n======\n>>>>>> b", false),
      (">>>>>>> b\n=======\n<<<<<<< a", false), ("<<<<<<< a\n>>>>>>> b", false), ("<<<<<<<a\n=======\n>>>>>>>b", false),
      ("Title\n=======\n", false), ("", false),
    ])
  func marksOfConflicts(text: String, isConflict: Bool) {
    #expect((ForeignContents(of: Data(text.utf8), inPlaceOf: .text) == .mergeConflict) == isConflict)
  }

  @Test(
    arguments: [
      (pointer, "it is a pointer file of git-lfs, not a picture", "git lfs pull"),
      (conflict, "it is in conflict: it has the marks that git writes", "swift run firstframe merge"),
      ("<html>404</html>", "it is an HTML page, not a picture", "git checkout HEAD -- '"),
      ("GIF89a", "it is a GIF picture, not what its name says", "git checkout HEAD -- '"),
      ("404: Not Found", "it is plain text, not a picture; a server may have sent it", "git checkout HEAD -- '"),
      ("\u{1}\0", "it is data of an unknown format, not what its name says", "git checkout HEAD -- '"),
    ])
  @MainActor func nothingOverwritesAProtectedFileAndTheMessageNamesItAndTheNextCommand(
    text: String, phrase: String, command: String
  ) throws {
    let package = try TemporaryPackage()
    let path = "__Snapshots__/CardTests/CardViewTests/testCard.png"
    try package.write(text, to: path)
    for mode in SnapshotTestingConfiguration.Record.allCases {
      let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": mode.rawValue]).verify(
        { BoxComponent.black }, as: .image, at: package.location(), isOnMainActor: true)
      #expect(verdict.kind == .unreadableReference)
      let message = try #require(verdict.failureMessage)
      #expect(message.contains(phrase), "\(message)")
      #expect(message.contains("\n  \(command)"), "\(message)")
      #expect(
        message.contains("  rm '\(package.root)/\(path)' && SNAPSHOT_TESTING_RECORD=missing swift test"), "\(message)")
      #expect(try package.data(at: path) == Data(text.utf8))
      #expect(
        package.files(below: ".build/snapshot-artifacts/CardTests/CardViewTests/testCard.png").contains("actual.png"))
    }
  }

  @Test(
    arguments: [(Data(), "it is an empty file"), (Data(png), "it is a PNG that ends early: it was cut off")])
  @MainActor func theRemainsOfAPictureAreNamedAndRecordedAgainOnRequest(bytes: Data, phrase: String) throws {
    let package = try TemporaryPackage()
    let path = "__Snapshots__/CardTests/CardViewTests/testCard.png"
    try package.write(bytes, to: path)
    let verify = { (mode: String) in
      package.verifier(["SNAPSHOT_TESTING_RECORD": mode]).verify(
        { BoxComponent.black }, as: .image, at: package.location(), isOnMainActor: true)
    }
    let message = try #require(verify("missing").failureMessage)
    #expect(message.contains(phrase), "\(message)")
    #expect(message.contains("git checkout HEAD -- '\(package.root)/\(path)'"), "\(message)")
    #expect(message.contains("SNAPSHOT_TESTING_RECORD=failed swift test --filter"))
    #expect(verify("failed").kind == .recorded)
  }

  @Test func aPointerOrConflictInPlaceOfATextIsNamedUnlessTheTestsOwnTextIsOne() throws {
    let package = try TemporaryPackage()
    let path = "__Snapshots__/CardTests/CardViewTests/testCard.txt"
    for (text, kind) in [
      (Self.pointer, Verdict.Kind.unreadableReference), (Self.conflict, .unreadableReference),
      ("<html>404</html>", .unreadableReference), ("a", .mismatched),
    ] {
      try package.write(text, to: path)
      let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": "missing"]).verify(
        { "b" }, as: .lines, at: package.location(), isOnMainActor: false)
      #expect(verdict.kind == kind)
    }
    try package.write(Self.conflict, to: path)
    for (text, kind) in [(Self.conflict, Verdict.Kind.matched), (Self.conflict + "more", .mismatched)] {
      let verdict = package.verifier().verify({ text }, as: .lines, at: package.location(), isOnMainActor: false)
      #expect(verdict.kind == kind)
    }
  }
}
