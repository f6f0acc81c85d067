import Testing

@testable import FirstFramePreviewGallery

@Suite struct GalleryAnchorsTests {
  @Test func anchorsAreReadableAndUnique() {
    var anchors = GalleryAnchors()
    #expect(anchors.anchor("BadgeView") == "BadgeView")
    #expect(anchors.anchor("BadgeView", "unread") == "BadgeView/unread")
    #expect(anchors.anchor("BadgeView", "unread") == "BadgeView/unread-2")
    #expect(anchors.anchor("BadgeView", "unread") == "BadgeView/unread-3")
  }

  @Test func charactersWithAMeaningInAddressesAreReplaced() {
    var anchors = GalleryAnchors()
    #expect(anchors.anchor("Badge", "3 of 4?\n100%#1") == "Badge/3-of-4--100--1")
    #expect(anchors.anchor("Étiquette", "näher") == "Étiquette/näher")
  }
}
