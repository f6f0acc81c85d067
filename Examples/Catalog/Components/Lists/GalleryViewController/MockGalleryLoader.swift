import Foundation

/// A mock of a gallery with a list that loads or fails immediately.
public final class MockGalleryLoader: GalleryLoader {
  public private(set) var loads = 0
  private var result: Result<[GalleryImage], any Error>

  public init(gallery: [GalleryImage] = MockGalleryPictures.gallery) {
    result = .success(gallery)
  }

  public func stub(gallery: [GalleryImage]) {
    result = .success(gallery)
  }

  public func stubError() {
    result = .failure(URLError(.notConnectedToInternet))
  }

  public func load() async throws -> [GalleryImage] {
    loads += 1
    return try result.get()
  }
}
