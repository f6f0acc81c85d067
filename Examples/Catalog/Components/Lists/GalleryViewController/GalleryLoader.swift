/// Knows the pictures of a gallery.
@preconcurrency @MainActor
public protocol GalleryLoader: AnyObject {
  func load() async throws -> [GalleryImage]
}
