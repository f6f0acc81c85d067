import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A view that draws an effect behind its content view.
///
/// A blur shows what is drawn behind the view in the nearest ancestor that is drawn as one picture. As in UIKit, an opacity
/// below 1 or a mask of the view or of an ancestor leaves little or nothing to blur.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view that contains the subviews.
  open private(set) var contentView: UIView = EffectContentView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
    coder.decodeContent(of: self)
  }

  override var createsContentForDocuments: Bool { true }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var undrawnProperties: [UndrawnProperty] {
    guard let container = effect as? UIGlassContainerEffect, container.spacing != 0 else {
      return super.undrawnProperties
    }
    return super.undrawnProperties
      + [UndrawnProperty("effect.spacing", drawn: "the glass of each view is drawn separately")]
  }

  override func describeContent(in node: inout LayoutNode) {
    guard let material = effect?.material(in: traitCollection) else { return }
    node.children.append(
      material.node("effect", node.bounds, radii: effectRadii(of: node), curve: node.cornerCurve, in: traitCollection))
  }

  /// Returns the radii of the effect: those of the view. Without a radius, glass is a capsule.
  private func effectRadii(of node: LayoutNode) -> CornerRadii {
    guard effect is UIGlassEffect, node.cornerRadii.isZero, customCornerConfiguration == nil else {
      return node.cornerRadii
    }
    return CornerRadii(min(node.frame.width, node.frame.height) / 2)
  }
}

/// The content view of an effect, whose contents are vibrant if the effect is.
private final class EffectContentView: UIView {
  override func finishDescription(of node: inout LayoutNode) {
    guard let effect = (superview as? UIVisualEffectView)?.effect as? UIVibrancyEffect else { return }
    effect.makeVibrant(&node, in: traitCollection)
  }
}

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  override init() {
    super.init()
  }

  /// Returns what is drawn behind the content; `nil` for nothing.
  func material(in traits: UITraitCollection) -> Material? { nil }
}
