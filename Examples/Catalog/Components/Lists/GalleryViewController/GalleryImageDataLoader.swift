public import Foundation

/// Fetches pictures.
@preconcurrency @MainActor
public protocol GalleryImageDataLoader: AnyObject {
  func loadImageData(from url: URL) -> any GalleryImageDataLoaderTask
}
