package import Foundation

/// The source of a page that follows a watch.
package protocol WatchingBackend: ReviewBackend {
  /// Returns the running or last round as JSON; `nil` if it cannot be encoded.
  func round() -> Data?
}
