@MainActor
final class GalleryLoaderStub {
  private var gallery: [GalleryImage] = []

  func stub(gallery: [GalleryImage]) {
    self.gallery = gallery
  }

  func load() async -> [GalleryImage] {
    await Task.yield()
    return gallery
  }
}
