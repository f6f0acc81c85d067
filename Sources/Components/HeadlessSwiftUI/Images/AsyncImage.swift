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
  public let body: Content

  /// The placeholder is gray and fills the space.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    body = Color(.systemGray4)
  }

  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    body = _ConditionalContent(storage: .second(placeholder()))
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    body = content(.empty)
  }
}
