import Foundation

/// A load that is under way.
@MainActor
protocol GalleryImageDataLoaderTask: AnyObject {
  var value: Data { get async throws }
}
