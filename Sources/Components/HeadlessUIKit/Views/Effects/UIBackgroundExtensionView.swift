public import Foundation

/// A view that extends the edges of its content beneath bars. The content is drawn in its own area here.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content is placed in the safe area.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }
}

/// The effect at an edge of a scroll view, above content that passes beneath a bar.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  open var style = Style.automatic
  open var isHidden = false

  public override init() {
    super.init()
  }

  /// The look of an effect.
  public struct Style: Hashable, Sendable {
    private let name: String

    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }
}

extension UIScrollView {
  // Effects at edges. They are stored; bars draw their own backgrounds.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("top") }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("left") }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottom") }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("right") }

  private func edgeEffect(_ edge: String) -> UIScrollEdgeEffect {
    if let effect: UIScrollEdgeEffect = seldom["\(edge)EdgeEffect"] { return effect }
    let effect = UIScrollEdgeEffect()
    seldom["\(edge)EdgeEffect"] = effect
    return effect
  }
}
