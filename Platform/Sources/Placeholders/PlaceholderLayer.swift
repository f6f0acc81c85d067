public import HeadlessUIKit

/// A layer whose content only Apple's systems can draw. It also draws a placeholder if it is the layer of a view.
@preconcurrency @MainActor
open class PlaceholderLayer: CALayer {
  /// What is drawn.
  open class var platformPlaceholder: Placeholder { Placeholder("\(self)", symbol: "square.dashed") }

  /// The second line of the placeholder.
  public var platformDetail: String? { didSet { content.detail = platformDetail } }

  private let content: PlaceholderContentLayer

  public required init() {
    content = PlaceholderContentLayer()
    super.init()
    addContent()
  }

  public override init(layer: Any) {
    content = PlaceholderContentLayer()
    super.init(layer: layer)
    addContent()
  }

  public required init?(coder: NSCoder) {
    content = PlaceholderContentLayer()
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.placeholder = Self.platformPlaceholder
    addSublayer(content)
    Self.platformPlaceholder.warn()
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    content.frame = bounds
  }
}

/// The layer of the picture. The layer of a view does not draw itself.
private final class PlaceholderContentLayer: CALayer {
  var placeholder: Placeholder?
  var detail: String?

  override func draw(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    placeholder?.draw(in: bounds, detail: detail, cornerRadius: superlayer?.cornerRadius ?? 0)
    UIGraphicsPopContext()
  }
}
