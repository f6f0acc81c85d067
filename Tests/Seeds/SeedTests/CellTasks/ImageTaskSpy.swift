import Foundation

/// A load that a test completes.
@MainActor
final class ImageTaskSpy: GalleryImageDataLoaderTask {
  private var result: Result<Data, any Error>?
  private var continuations: [CheckedContinuation<Data, any Error>] = []

  var value: Data {
    get async throws {
      if let result { return try result.get() }
      return try await withCheckedThrowingContinuation { continuations.append($0) }
    }
  }

  func complete(_ result: Result<Data, any Error>) {
    self.result = result
    for continuation in continuations { continuation.resume(with: result) }
    continuations = []
  }
}
