import Testing

@testable import FirstFrameSnapshots

/// Names from paths that other machines tell: only what can be a reference's is one.
@Suite struct SnapshotNamePathTests {
  @Test(arguments: [
    ("CardTests/CardViewTests/card.png", "png"), ("A/B/card.dark.layout.txt", "layout.txt"),
    ("A/B/card.text.txt", "text.txt"),
    ("A/B/card.txt", "txt"), ("A/B/card", nil), ("Ä/B/größe-1.accessibility.txt", "accessibility.txt"),
    ("A/B/a..b.png", "png"),
  ])
  func whatAReferenceCanHaveIsTaken(path: String, pathExtension: String?) throws {
    let name = try #require(SnapshotName(path: path))
    #expect(name.path == path && name.pathExtension == pathExtension)
  }

  @Test(arguments: [
    "", "/", "card.png", "A/card.png", "A/B/C/card.png", "/A/B/card.png", "A/B/", "A//card.png", "../B/card.png",
    "A/../card.png", "A/B/..", "A/B/.", "./B/card.png", "A/B/.hidden", ".A/B/card.png", "A/B/a\u{0}.png",
    "A/B/a\nb.png",
    "A/B/a\u{1B}[31m.png", "A/B\\..\\..\\x/card.png", "A/B/" + String(repeating: "x", count: 256),
  ])
  func anythingElseIsNone(path: String) {
    #expect(SnapshotName(path: path) == nil)
  }
}
