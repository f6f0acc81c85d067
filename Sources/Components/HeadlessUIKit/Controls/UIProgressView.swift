import FirstFrameLayoutTree
public import Foundation

/// A progress bar, 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override var isOpaqueByDefault: Bool { false }

  open var progressViewStyle: Style
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  /// The images in place of the filled part and of the whole track, stretched.
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  private var currentProgress: Float = 0 { didSet { KeyValueObservations.check(self) } }

  private static let height: CGFloat = 4

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    setUp()
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  /// The progress, limited to 0...1.
  open var progress: Float {
    get { currentProgress }
    set { currentProgress = newValue.isNaN ? 0 : max(0, min(1, newValue)) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Progress" }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

  /// The frame. A height that is set directly has no effect, unlike the height of a constraint.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let isFixed = translatesAutoresizingMaskIntoConstraints && transform == .identity
      super.frame =
        isFixed ? CGRect(origin: newValue.origin, size: CGSize(width: newValue.width, height: Self.height)) : newValue
    }
  }

  /// The length of the filled part: whole points, and at least 8 for a progress above 0.
  private func filledLength(of width: CGFloat) -> CGFloat {
    min(max((width * CGFloat(progress)).rounded(), 8), width)
  }

  override var undrawnProperties: [UndrawnProperty] {
    guard progressViewStyle == .bar else { return super.undrawnProperties }
    return super.undrawnProperties + [UndrawnProperty("progressViewStyle", drawn: "the bar has the default style")]
  }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let radius = min(node.frame.width, node.frame.height) / 2
    var filled = node.bounds
    filled.size.width = filledLength(of: node.frame.width)
    if isRightToLeft { filled.origin.x = node.frame.width - filled.width }
    func part(_ name: String, _ frame: CGRect, _ image: UIImage?, _ color: UIColor) -> LayoutNode {
      guard let image else { return .box(name, frame, color: color, radius: radius, in: traits) }
      var part = LayoutNode(name: name, frame: frame)
      image.describe(in: &part, as: ImageAppearance(tint: tintColor, traits: traits))
      return part
    }
    node.children.append(part("track", node.bounds, trackImage, trackTintColor ?? .systemFill))
    guard progress > 0 else { return }
    node.children.append(part("progress", filled, progressImage, progressTintColor ?? tintColor))
  }
}

extension UIProgressView {
  /// The style of a progress view. Both styles are drawn in the same way.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case bar = 1
  }
}
