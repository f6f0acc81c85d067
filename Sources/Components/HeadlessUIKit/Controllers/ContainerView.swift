import FirstFrameLayoutTree
import Foundation

/// The view of a controller that places the views of its children.
final class ContainerView: UIView {
  private let arrange: () -> Void
  /// The properties of the controller that are set and not drawn.
  var undrawnByController: () -> [UndrawnProperty] = { [] }

  /// - Parameter arrange: Called in every layout pass to place the subviews.
  init(size: CGSize, arrange: @escaping () -> Void) {
    self.arrange = arrange
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityGrouping: Accessibility.Grouping { .group }
  override var undrawnProperties: [UndrawnProperty] { super.undrawnProperties + undrawnByController() }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Containment shared by navigation and tab bar controllers.
extension UIViewController {
  /// Whether the controller's view extends below a bar at an edge.
  func extends(to edge: UIRectEdge, isOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
  }

  /// Removes the children that are not in the new list, and adds the new ones.
  func replaceChildren(_ old: [UIViewController], with new: [UIViewController]) {
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.hideView()
      controller.setBarInsets(.zero)
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Shows the view of one child below the bar, and hides the views of its siblings.
  func show(_ child: UIViewController?, hiding siblings: [UIViewController]) {
    guard let container = viewIfLoaded else { return }
    for sibling in siblings { sibling.hideView() }
    guard let child, let view = child.view else { return }
    if view.superview !== container { container.insertSubview(view, at: 0) }
    container.setNeedsLayout()
    if appearance == .appeared { child.appear() }
  }
}
