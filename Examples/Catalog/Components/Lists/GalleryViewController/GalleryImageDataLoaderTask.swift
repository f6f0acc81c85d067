public import Foundation

/// A picture on its way.
@preconcurrency @MainActor
public protocol GalleryImageDataLoaderTask: AnyObject {
  /// The encoded picture, once it is there.
  var value: Data { get async throws }

  func cancel()
}
