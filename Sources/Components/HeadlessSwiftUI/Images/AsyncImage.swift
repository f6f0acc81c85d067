public import HeadlessUIKit

/// The state of an image that is loaded.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image of a URL. Nothing is loaded, so a frame shows the placeholder.
public struct AsyncImage<Content: View>: View {
  private let content: Content
  private let url: URL?

  public var body: Content {
    if let url { EvaluationLog.recordLateImage(url.absoluteString) }
    return content
  }

  /// The placeholder is gray and fills the space.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    (self.content, self.url) = (Color(.systemGray4), url)
  }

  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    (self.content, self.url) = (_ConditionalContent(storage: .second(placeholder())), url)
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.content, self.url) = (content(.empty), url)
  }
}
