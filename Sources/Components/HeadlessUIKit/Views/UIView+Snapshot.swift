import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// Returns a view that shows the current drawing of this view, and does not change with it. It is not read by assistive
  /// technology.
  ///
  /// - Parameter afterUpdates: Has no effect: pending passes run first.
  func standardSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows the current drawing of a part of this view.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's own space.
  ///   - afterUpdates: Has no effect: pending passes run first.
  ///   - capInsets: The edges that should not be stretched if the snapshot is resized. All of it is stretched.
  func standardResizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    layoutIfNeeded()
    var node = layoutNode(name: "snapshot", names: PropertyNames())
    node.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    node.transform = .identity
    node.opacity = 1
    return SnapshotView(nodes: [node], size: rect.size, hasCapInsets: capInsets != .zero)
  }
}

/// A view with the drawing of another view, stretched to its bounds.
private final class SnapshotView: UIView {
  private let nodes: [LayoutNode]
  private let size: CGSize
  private let hasCapInsets: Bool

  init(nodes: [LayoutNode], size: CGSize, hasCapInsets: Bool) {
    self.nodes = nodes
    self.size = size
    self.hasCapInsets = hasCapInsets
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override func describeContent(in node: inout LayoutNode) {
    node.children += UIImage.scaled(nodes, from: size, to: node.bounds)
    node.accessibility = Accessibility(isElement: false, hidesChildren: true)
  }

  override var contentWarnings: [String] {
    hasCapInsets && bounds.size != size ? ["The cap insets of a resized snapshot view are not drawn"] : []
  }
}
