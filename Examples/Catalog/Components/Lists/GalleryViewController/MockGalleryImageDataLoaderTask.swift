public import Foundation

/// A mock of a picture that a test can deliver or fail.
public final class MockGalleryImageDataLoaderTask: GalleryImageDataLoaderTask {
  public let url: URL
  public private(set) var isCancelled = false
  private var result: Result<Data, any Error>?
  private var continuations: [CheckedContinuation<Data, any Error>] = []

  public init(url: URL) {
    self.url = url
  }

  public var value: Data {
    get async throws {
      if let result { return try result.get() }
      return try await withCheckedThrowingContinuation { continuations.append($0) }
    }
  }

  public func cancel() {
    isCancelled = true
    complete(with: .failure(CancellationError()))
  }

  public func complete(with result: Result<Data, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    for continuation in continuations { continuation.resume(with: result) }
    continuations = []
  }
}
