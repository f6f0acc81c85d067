public import FirstFramePlaceholders
@_exported public import UIKit

/// A web page. A placeholder with the address or the title of the page is drawn; nothing is loaded or run.
@preconcurrency @MainActor
open class WKWebView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder { Placeholder("WKWebView", symbol: "globe") }

  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL? { didSet { platformDetail = url?.absoluteString } }
  /// The title of a page that was given as HTML.
  open private(set) var title: String?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var estimatedProgress: Double { 0 }
  open var isLoading: Bool { false }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var themeColor: UIColor? { nil }
  /// The scroll view of the page, which is empty.
  open private(set) lazy var scrollView: UIScrollView = {
    let scrollView = UIScrollView(frame: bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.backgroundColor = .clear
    insertSubview(scrollView, at: 0)
    return scrollView
  }()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Keeps the address, and loads nothing. The delegate is not called.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }

  /// Keeps the title of the page, which is not drawn. The delegate is not called.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    title = Self.title(of: string)
    platformDetail = title ?? baseURL?.absoluteString ?? "HTML"
    return WKNavigation()
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    platformDetail = URL.lastPathComponent
    return WKNavigation()
  }

  @discardableResult
  open func reload() -> WKNavigation? { nil }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Calls the completion handler with an error: scripts are not run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, scriptError())
  }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw scriptError() }

  /// Calls the completion handler with an image of the placeholder.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in draw(bounds) }
    completionHandler(image, nil)
  }

  private func scriptError() -> WKError {
    MissingEffect.warn("WKWebView.evaluateJavaScript", "scripts are not run here; an error is returned.")
    return WKError(.javaScriptExceptionOccurred)
  }

  /// The text of the first element `title`.
  private static func title(of page: String) -> String? {
    guard let start = page.range(of: "<title>", options: .caseInsensitive),
      let end = page.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<page.endIndex)
    else { return nil }
    let title = page[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    return title.isEmpty ? nil : title
  }
}

/// An error of WebKit.
public struct WKError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
  }
}
