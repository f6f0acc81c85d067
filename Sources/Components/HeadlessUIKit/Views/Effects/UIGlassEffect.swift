public import Foundation

/// The glass of iOS 26: a surface that blurs what is behind it and bends it at the edge, with a tint, a lit edge and a soft
/// shadow.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Whether the glass responds to touches. It has no effect on the first frame.
  open var isInteractive = false
  /// The color of the glass; `nil` for glass without a color.
  open var tintColor: UIColor?
  public let style: Style

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  /// The transparency of glass.
  public enum Style: Int, CaseIterable, Sendable {
    case regular = 0
    /// Glass that shows more of what is behind it.
    case clear = 1
  }

  override func material(in traits: UITraitCollection) -> Material? {
    (style == .regular ? Glass.control : .clear).material(color: tintColor, in: traits)
  }
}

/// An effect that lets the glass of several views flow together. The glass of each view is drawn separately.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance within which the glass of two views flows together, in points. It has no effect, and causes a
  /// warning unless it is 0.
  open var spacing: CGFloat = 0

  public override init() {
    super.init()
  }
}
