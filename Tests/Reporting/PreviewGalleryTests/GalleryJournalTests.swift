import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFramePreviewGallery

@Suite struct GalleryJournalTests {
  private static let listed = ListedPreview(
    component: "BadgeView", state: "unread", category: "Status", summary: "", module: "Badges")

  private static func text(_ lines: [GalleryLine]) throws -> String {
    try lines.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }.joined()
  }

  @Test func linesAreReadInOrder() throws {
    let folder = try TemporaryFolder()
    let omission = GalleryOmission(property: "Badges.Box.previews", reason: "it is generic")
    let lines: [GalleryLine] = [
      .started("Badges.BadgeView.previews"), .omitted([omission]), .listed([Self.listed]), .started("BadgeView/unread"),
      .drawn(DrawnPreview(name: "BadgeView/unread")),
    ]
    let journal = GalleryJournal(contentsOf: try folder.write(Self.text(lines), to: "journal.jsonl"))
    #expect(journal.started == ["Badges.BadgeView.previews", "BadgeView/unread"])
    #expect(journal.omitted == [omission])
    #expect(journal.listed == [Self.listed])
    #expect(journal.drawn.map(\.name) == ["BadgeView/unread"])
  }

  @Test func aTornLineIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let text = try Self.text([.started("BadgeView/unread"), .drawn(DrawnPreview(name: "BadgeView/unread"))])
    let journal = GalleryJournal(contentsOf: try folder.write(String(text.dropLast(9)), to: "journal.jsonl"))
    #expect(journal.started == ["BadgeView/unread"])
    #expect(journal.drawn.isEmpty)
  }

  @Test func aMissingFileHasNoLines() {
    #expect(GalleryJournal(contentsOf: "/nowhere/journal.jsonl").lines.isEmpty)
  }
}
