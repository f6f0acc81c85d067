/// Loads the list of a gallery's pictures.
@preconcurrency @MainActor
public protocol GalleryLoader: AnyObject {
  func load() async throws -> [GalleryImage]
}
