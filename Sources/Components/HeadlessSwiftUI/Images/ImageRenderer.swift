public import HeadlessUIKit
public import OpenCombine

/// Draws a view as a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public var allowedDynamicRange: Image.DynamicRange?
  public var isObservationEnabled = true

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? {
    let (view, size) = hosted()
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { view.layer.render(in: $0.cgContext) }
  }

  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a closure with the size of the view and a function that draws it.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let (view, size) = hosted()
    renderer(size) { view.layer.render(in: $0) }
  }

  private func hosted() -> (UIView, CGSize) {
    let view = HostingView(content)
    let size = view.size(for: proposedSize)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return (view, size)
  }
}
