import Foundation

@MainActor
final class ImageLoaderSpy: GalleryImageDataLoader {
  private(set) var urls: [URL] = []
  private var tasks: [ImageTaskSpy] = []

  func loadImageData(from url: URL) -> any GalleryImageDataLoaderTask {
    let task = ImageTaskSpy()
    urls.append(url)
    tasks.append(task)
    return task
  }

  func completeImageLoading(with data: Data, at index: Int) {
    tasks[index].complete(.success(data))
  }

  func completeImageLoadingWithError(at index: Int) {
    tasks[index].complete(.failure(URLError(.timedOut)))
  }
}
