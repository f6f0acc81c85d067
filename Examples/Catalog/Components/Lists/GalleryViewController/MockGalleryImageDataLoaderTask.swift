public import Foundation

/// A mock of a picture that a test delivers or fails.
public final class MockGalleryImageDataLoaderTask: GalleryImageDataLoaderTask {
  public let url: URL
  public private(set) var isCancelled = false
  private var result: Result<Data, any Error>?
  private var waiting: [CheckedContinuation<Data, any Error>] = []

  public init(url: URL) {
    self.url = url
  }

  public var value: Data {
    get async throws {
      if let result { return try result.get() }
      return try await withCheckedThrowingContinuation { waiting.append($0) }
    }
  }

  public func cancel() {
    isCancelled = true
    complete(with: .failure(CancellationError()))
  }

  public func complete(with result: Result<Data, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    for continuation in waiting { continuation.resume(with: result) }
    waiting = []
  }
}
