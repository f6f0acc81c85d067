import Foundation

/// A load in progress.
@MainActor
protocol GalleryImageDataLoaderTask: AnyObject {
  var value: Data { get async throws }
}
