public import Foundation

/// Remembers which pictures were asked for, in order, and has them come by hand.
public final class MockGalleryImageDataLoader: GalleryImageDataLoader {
  public private(set) var tasks: [MockGalleryImageDataLoaderTask] = []

  public init() {}

  public func loadImageData(from url: URL) -> any GalleryImageDataLoaderTask {
    let task = MockGalleryImageDataLoaderTask(url: url)
    tasks.append(task)
    return task
  }

  public func completeImageLoading(with data: Data, at index: Int) {
    tasks[index].complete(with: .success(data))
  }

  public func completeImageLoadingWithError(at index: Int) {
    tasks[index].complete(with: .failure(URLError(.notConnectedToInternet)))
  }
}
