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
      ("no picture", nil), ("<<<<<<< HEAD\nonly one mark", nil), ("x <<<<<<< \n=======\n>>>>>>> ", nil),
    ] as [(String, ForeignContents?)])
  func picturesThatAreTexts(text: String, contents: ForeignContents?) {
    #expect(ForeignContents(of: Data(text.utf8), isPicture: true) == contents)
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], .otherFormat("a JPEG picture")),
      ([0x49, 0x49, 0x2A, 0], .otherFormat("a TIFF picture")),
      ([0x1F, 0x8B, 8], .otherFormat("a gzip archive")), (png, .cutPNG),
      (Array(png.prefix(4)) + [0x0A, 0x1A, 0x0A], .convertedPNG),
      ([0xEF, 0xBF, 0xBD] + png.dropFirst(), .convertedPNG), ([1, 2, 3], nil),
    ] as [([UInt8], ForeignContents?)])
  func picturesOfOtherFormats(bytes: [UInt8], contents: ForeignContents?) {
    #expect(ForeignContents(of: Data(bytes), isPicture: true) == contents)
  }

  @Test func wholePicturesAreReferences() throws {
    let picture = try Self.picture()
    #expect(ForeignContents(of: picture, isPicture: true) == nil)
    #expect(ForeignContents(of: picture.dropLast(1), isPicture: true) == .cutPNG)
    #expect(ForeignContents(of: picture.dropFirst(3), isPicture: true) == nil)
    let conflicted = picture.prefix(20) + Data(("\n" + Self.conflict).utf8) + picture.dropFirst(20)
    #expect(ForeignContents(of: conflicted, isPicture: true) == .mergeConflict)
  }

  @Test(
    arguments: [
      (pointer, .lfsPointer), (conflict, .mergeConflict), ("<html>", nil), ("{}", nil), ("", nil), ("plain", nil),
      ("GIF89a", .otherFormat("a GIF picture")),
    ] as [(String, ForeignContents?)])
  func aTextMayBeMarkupOrEmptyButNoPointerConflictOrPicture(text: String, contents: ForeignContents?) {
    #expect(ForeignContents(of: Data(text.utf8), isPicture: false) == contents)
  }

  @Test(
    arguments: [
      (pointer, "it is a pointer file of git-lfs, not a picture", "git lfs pull"),
      (conflict, "it is in conflict: it has the marks that git writes", "swift run firstframe merge"),
      ("<html>404</html>", "it is an HTML page, not a picture", "git checkout HEAD -- '"),
      ("GIF89a", "it is a GIF picture, not what its name says", "git checkout HEAD -- '"),
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
      (Self.pointer, Verdict.Kind.unreadableReference), (Self.conflict, .unreadableReference), ("a", .mismatched),
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
