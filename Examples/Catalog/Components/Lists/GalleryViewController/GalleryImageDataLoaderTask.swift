public import Foundation

/// A picture that is loading.
@preconcurrency @MainActor
public protocol GalleryImageDataLoaderTask: AnyObject {
  /// The encoded picture, once it has loaded.
  var value: Data { get async throws }

  func cancel()
}
