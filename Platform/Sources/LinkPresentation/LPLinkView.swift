public import FirstFramePlaceholders
@_exported public import UIKit

/// What is known of the page that a link leads to.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var remoteVideoURL: URL?
}

/// A preview of a link. A placeholder with the title or the address is drawn.
@preconcurrency @MainActor
open class LPLinkView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder { Placeholder("LPLinkView", symbol: "link") }

  open var metadata = LPLinkMetadata() {
    didSet { platformDetail = metadata.title ?? (metadata.url ?? metadata.originalURL)?.absoluteString }
  }

  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    self.metadata = metadata
  }

  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}

/// Reads pages, which always fails here.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, failure())
  }
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw failure() }
  open func cancel() {}

  private func failure() -> LPError {
    MissingEffect.warn("LPMetadataProvider", "pages are not read here; the request fails.")
    return LPError(.metadataFetchFailed)
  }
}

public struct LPError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
}
