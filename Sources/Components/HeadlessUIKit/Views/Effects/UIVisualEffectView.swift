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

  override func describeContent(in node: inout LayoutNode) {
    guard let material = effect?.material(in: traitCollection) else { return }
    switch glassPart {
    case .own:
      node.children.append(
        material.node(
          "effect", node.bounds, radii: effect is UIGlassEffect ? glassRadii : node.cornerRadii,
          curve: node.cornerCurve, in: traitCollection))
    case .joined(let boxes): node.children += material.nodes("effect", boxes, in: traitCollection)
    case .none: break
    }
  }

  // MARK: Joined glass

  /// The views whose glass flows together with that of this view; `nil` for those in the same container.
  package var glassGroup: GlassGroup?

  private var glassPart: GlassGroup.Part {
    guard effect is UIGlassEffect else { return .own }
    return (glassGroup ?? enclosingContainer?.contentGroup)?.part(of: self) ?? .own
  }

  /// The nearest view around this one that joins the glass in it.
  private var enclosingContainer: UIVisualEffectView? {
    var next = superview
    while let view = next {
      if let container = view as? UIVisualEffectView, container.effect is UIGlassContainerEffect { return container }
      next = view.superview
    }
    return nil
  }

  /// The views on glass in the content view, without those in a container of their own.
  private var contentGroup: GlassGroup? {
    guard let container = effect as? UIGlassContainerEffect, container.spacing > 0 else { return nil }
    let group = GlassGroup(spacing: container.spacing)
    var waiting: [UIView] = [contentView]
    while let view = waiting.popLast() {
      for subview in view.subviews {
        let surface = subview as? UIVisualEffectView
        if let surface, surface.effect is UIGlassEffect { group.insert(surface) }
        if !(surface?.effect is UIGlassContainerEffect) { waiting.append(subview) }
      }
    }
    return group
  }

  /// The radii of glass: those of the view. Without a radius, glass is a capsule.
  var glassRadii: CornerRadii {
    let radii = layer.cornerRadii
    let isCapsule = radii.isZero && customCornerConfiguration == nil
    return isCapsule ? CornerRadii(min(bounds.width, bounds.height) / 2) : radii
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
