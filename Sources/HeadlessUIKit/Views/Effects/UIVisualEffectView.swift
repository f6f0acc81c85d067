import FirstFrameLayoutTree
public import Foundation

/// A view that shows an effect and, in its content view, what lies on it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// Where subviews belong.
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
