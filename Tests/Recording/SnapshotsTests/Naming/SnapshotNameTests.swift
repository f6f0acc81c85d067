import FirstFrameLocalFiles
import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct SnapshotNameTests {
  private func path(
    test: String, name: String? = nil, fileID: String = "CardTests/CardViewTests.swift", pathExtension: String? = "png"
  ) -> String {
    let location = SnapshotLocation(
      fileID: fileID, filePath: "/project/Tests/" + fileID, testName: test, line: 1, column: 1)
    return SnapshotName(location: location, name: name, pathExtension: pathExtension).path
  }

  @Test(arguments: [
    ("testCard()", "testCard"),
    ("testCard", "testCard"),
    ("card(_:)", "card"),
    ("card(with:in:)", "card"),
    ("`testCard`()", "testCard"),
    ("日本語()", "日本語"), ("dash-", "dash-"), ("q\u{301}", "q\u{301}"),
  ])
  func testNamesThatAreFileNamesAreUnchanged(test: String, expected: String) {
    #expect(path(test: test) == "CardTests/CardViewTests/\(expected).png")
  }

  @Test func aNameFollowsTheTest() {
    #expect(path(test: "testCard()", name: "dark") == "CardTests/CardViewTests/testCard.dark.png")
    #expect(path(test: "testCard()", name: "v1.2") == "CardTests/CardViewTests/testCard.v1.2.png")
    #expect(path(test: "testCard()", pathExtension: "layout.txt") == "CardTests/CardViewTests/testCard.layout.txt")
    #expect(path(test: "testCard()", pathExtension: nil) == "CardTests/CardViewTests/testCard")
  }

  private static let names: [(path: String, name: String?)] = [
    ("A/B/testCard.png", nil), ("A/B/testCard.layout.txt", nil), ("A/B/testCard", nil),
    ("A/B/testCard.dark.png", "dark"), ("A/B/testCard.v1.2.png", "v1.2"), ("A/B/testCard.dark.layout.txt", "dark"),
    ("A/B/testOther.dark.png", nil),
  ]

  @Test(arguments: names) func theNameIsBetweenTheTestAndTheExtension(path: String, name: String?) {
    #expect(SnapshotName.name(in: path, ofTest: "testCard") == name)
  }

  @Test(arguments: [
    ("../../x", "x-"), ("/etc/passwd", "etc-passwd-"), ("a b", "a-b-"), ("..", ""),
    ("tab\tnew\nline", "tab-new-line-"),
    ("a/../b", "a-.-b-"), ("🎾", ""), (".hidden", "hidden-"), ("null\0byte", "null-byte-"), ("e\u{301}", "é-"),
  ])
  func namesThatAreNotFileNamesHaveAHash(name: String, prefix: String) {
    let component = FileNameComponent(name).text
    #expect(component == prefix + StableHash(of: name).text)
    #expect(!component.contains("/"))
    #expect(!component.contains(".."))
  }

  @Test(arguments: [
    ("/a/CardTests.swift", "CardTests"), ("CardTests.swift", "CardTests"), ("/a/Card.Tests.swift", "Card.Tests"),
    ("/a.b/Card", "Card"), ("/a/.swift", ".swift"), ("", ""),
  ])
  func theFileOfATestHasNoFolderAndNoExtension(path: String, name: String) {
    let location = SnapshotLocation(fileID: "", filePath: path, testName: "", line: 1, column: 1)
    #expect(location.testFile == name)
  }

  @Test func differentNamesHaveDifferentFiles() {
    let names = ["a b", "a/b", "a?b", "a-b", "a  b", " a b"]
    #expect(Set(names.map { FileNameComponent($0).text }).count == names.count)
  }

  @Test func rawTestNamesAreSanitized() {
    #expect(path(test: "a card, with (parts)()").hasPrefix("CardTests/CardViewTests/a-card-with-parts-"))
  }

  @Test func longNamesAreTruncatedAndHaveAHash() {
    let name = String(repeating: "日本", count: 200)
    let component = FileNameComponent(name).text
    #expect(component.utf8.count <= FileNameComponent.maximumLength)
    #expect(component.hasSuffix(StableHash(of: name).text))
    #expect(FileNameComponent(name + "x") != FileNameComponent(name))
  }

  /// A name of the maximum length is unchanged; a longer one fills the maximum with its start, a dash and its hash.
  @Test func theMaximumLengthIsUsed() {
    #expect(FileNameComponent.maximumLength == 100)
    let longest = String(repeating: "x", count: FileNameComponent.maximumLength)
    #expect(FileNameComponent(longest).text == longest)
    let dashed = longest.dropLast(2) + "-x"
    #expect(FileNameComponent(String(dashed)).text == dashed)
    let longer = FileNameComponent(longest + "x").text
    #expect(longer == longest.dropLast(StableHash.length + 1) + "-" + StableHash(of: longest + "x").text)
    #expect(longer.utf8.count == FileNameComponent.maximumLength)
  }

  @Test func theHashIsTheSameOnEveryMachine() {
    // FNV-1a of "" and "a" with 64 bits: cbf29ce484222325, af63dc4c8601ec8c.
    #expect(StableHash(of: "").text == "4fd0bfc1")
    #expect(StableHash(of: "a").text == "296230c0")
  }
}

/// Names from the paths of other machines: only paths that references can have are accepted.
@Suite struct SnapshotNamePathTests {
  @Test(arguments: [
    ("CardTests/CardViewTests/card.png", "png"), ("A/B/card.dark.layout.txt", "layout.txt"),
    ("A/B/card.text.txt", "text.txt"),
    ("A/B/card.txt", "txt"), ("A/B/card", nil), ("Ä/B/größe-1.accessibility.txt", "accessibility.txt"),
    ("A/B/a..b.png", "png"), ("A B/C/a card.png", "png"), ("A/B/" + String(repeating: "x", count: 255), nil),
  ])
  func pathsOfReferencesAreAccepted(path: String, pathExtension: String?) throws {
    let name = try #require(SnapshotName(path: path))
    #expect(name.path == path)
    #expect(name.pathExtension == pathExtension)
  }

  @Test(arguments: [
    "", "/", "card.png", "A/card.png", "A/B/C/card.png", "/A/B/card.png", "A/B/", "A//card.png", "../B/card.png",
    "A/../card.png", "A/B/..", "A/B/.", "./B/card.png", "A/B/.hidden", ".A/B/card.png", "A/B/a\u{0}.png",
    "A/B/a\nb.png",
    "A/B/a\u{1B}[31m.png", "A/B\\..\\..\\x/card.png", "A/B/" + String(repeating: "x", count: 256),
  ])
  func otherPathsAreRejected(path: String) {
    #expect(SnapshotName(path: path) == nil)
  }
}
