import Foundation

@MainActor
protocol GalleryImageDataLoader: AnyObject {
  func loadImageData(from url: URL) -> any GalleryImageDataLoaderTask
}
