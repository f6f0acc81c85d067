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

  /// What views on joined glass have in common.
  struct Look: Equatable {
    let style: Style
    let tintColor: UIColor?
    let isOpaque: Bool
  }

  var look: Look { Look(style: style, tintColor: tintColor, isOpaque: isOpaque) }

  /// Whether nothing shows through the glass, as with the setting "Reduce Transparency".
  package var isOpaque = false

  override func material(in traits: UITraitCollection) -> Material? {
    (style == .regular ? Glass.control : .clear).material(color: tintColor, isOpaque: isOpaque, in: traits)
  }
}

/// An effect that lets the glass of the views in its content view flow together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The gap between two views below which their glass flows together, in points.
  open var spacing: CGFloat = 0

  public override init() {
    super.init()
  }
}
