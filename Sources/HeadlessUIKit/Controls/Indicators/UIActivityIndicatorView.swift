import FirstFrameLayoutTree
public import Foundation

/// A ring of dots that says that something is under way; always drawn as at the first moment of its turn.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
    set { ownColor = newValue }
  }

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open private(set) var isAnimating = false
  private var ownColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describeContent(in node: inout LayoutNode) {
    node.children +=
      ActivityDots(
        center: CGPoint(x: node.frame.size.width / 2, y: node.frame.size.height / 2), side: style.side,
        color: color.components(in: traitCollection).color
      ).nodes
  }
}
