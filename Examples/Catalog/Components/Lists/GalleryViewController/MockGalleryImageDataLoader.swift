public import Foundation

/// Records the requested pictures in order, and delivers them when a test requests it.
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
