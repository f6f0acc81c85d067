import FirstFrameLayoutTree
public import Foundation

/// A view that draws an effect behind its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view to add subviews to.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func describeContent(in node: inout LayoutNode) {
    guard let color = effect?.color.components(in: traitCollection), color.alpha > 0 else { return }
    node.children.append(
      LayoutNode(
        name: "effect", frame: node.bounds, background: .color(color.color),
        cornerRadii: node.cornerRadii))
  }
}
