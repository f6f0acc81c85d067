public import Foundation

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

  /// The effects that look otherwise on a device.
  var undrawnEdgeEffects: [UndrawnProperty] {
    ["top", "left", "bottom", "right"].filter { edge in
      let effect: UIScrollEdgeEffect? = seldom["\(edge)EdgeEffect"]
      return effect.map { $0.style == .hard && !$0.isHidden } ?? false
    }
    .map { UndrawnProperty("\($0)EdgeEffect.style", drawn: "content has no edge beneath bars") }
  }

  private func edgeEffect(_ edge: String) -> UIScrollEdgeEffect {
    if let effect: UIScrollEdgeEffect = seldom["\(edge)EdgeEffect"] { return effect }
    let effect = UIScrollEdgeEffect()
    seldom["\(edge)EdgeEffect"] = effect
    return effect
  }
}
