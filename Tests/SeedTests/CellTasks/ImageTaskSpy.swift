import Foundation

/// A load that a test completes.
@MainActor
final class ImageTaskSpy: GalleryImageDataLoaderTask {
  private var result: Result<Data, any Error>?
  private var waiting: [CheckedContinuation<Data, any Error>] = []

  var value: Data {
    get async throws {
      if let result { return try result.get() }
      return try await withCheckedThrowingContinuation { waiting.append($0) }
    }
  }

  func complete(_ result: Result<Data, any Error>) {
    self.result = result
    for continuation in waiting { continuation.resume(with: result) }
    waiting = []
  }
}
