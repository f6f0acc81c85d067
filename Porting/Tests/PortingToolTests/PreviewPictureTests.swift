import FirstFramePreviewGallery
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFramePortingTool

/// The picture of a page of previews.
@Suite struct PreviewPictureTests {
  private static let folder = Repository.file("Documentation/Pictures/Orders")

  /// The previews of the package `Orders`, as the tool drew them when the picture was made.
  @Test func previews() throws {
    let previews = PreviewJournalReader(folder: Self.folder).results
    #expect(previews.count == 4)
    try PagePicture("previews").check(
      page: PreviewGallery(package: URL(fileURLWithPath: "/Orders"), previews: previews).page().html())
  }
}
