public import HeadlessUIKit

extension GraphicsContext {
  /// A text in the environment of a canvas.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let string: NSAttributedString
    public var shading: Shading

    public func measure(in size: CGSize) -> CGSize {
      string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
    }
  }

  /// An image in the environment of a canvas.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    let image: UIImage
    public var shading: Shading?
    public var size: CGSize { image.size }
    public var baseline: CGFloat { image.size.height }
  }

  /// A view that a canvas can draw.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    let view: UIView
    public var size: CGSize { view.bounds.size }
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(string: string(of: text), shading: .foreground) }
  public func resolve(_ image: Image) -> ResolvedImage {
    var picture = image.image(in: environment, traits: traits)
    if image.isSymbol {
      picture = picture.withTintColor(
        color(of: environment.foregroundColor(level: 0)), renderingMode: .alwaysOriginal)
    }
    return ResolvedImage(image: picture)
  }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols?.view(identifiedBy: AnyHashable(id)).map { ResolvedSymbol(view: $0) }
  }

  // MARK: Drawing

  public func draw(_ text: ResolvedText, in rect: CGRect) { transformed { text.string.draw(in: rect) } }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.string.size()
    transformed { text.string.draw(at: anchor.origin(of: size, at: point)) }
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    transformed { image.image.draw(in: rect, blendMode: blendMode.mode, alpha: opacity) }
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: anchor.origin(of: image.size, at: point), size: image.size))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    transformed {
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      context.setAlpha(opacity)
      symbol.view.layer.render(in: context)
    }
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: anchor.origin(of: symbol.size, at: point), size: symbol.size))
  }
}

extension UnitPoint {
  /// The upper left corner of an area whose anchor is at a point.
  fileprivate func origin(of size: CGSize, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * x, y: point.y - size.height * y)
  }
}

/// The views that a canvas can draw, by their tags.
@MainActor
final class CanvasSymbols {
  private let views: [AnyHashable: UIView]

  init(_ symbols: some View, in context: BuildContext) {
    var views: [AnyHashable: UIView] = [:]
    for symbol in symbols.containedViews(in: context.child("symbols")) {
      guard let tag = symbol.traits.selectionValue else { continue }
      let hosted = HostingView(symbol.view)
      hosted.setRoot(symbol.view, in: symbol.context.environment)
      symbol.context.environment.traits.override(in: hosted)
      hosted.frame.size = hosted.intrinsicContentSize
      hosted.layoutIfNeeded()
      views[tag] = hosted
    }
    self.views = views
  }

  func view(identifiedBy tag: AnyHashable) -> UIView? { views[tag] }
}
