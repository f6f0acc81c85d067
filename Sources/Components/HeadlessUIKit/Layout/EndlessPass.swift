import FirstFrameLayoutTree

/// A layout pass without an end: each layout adds a view whose layout adds the next one.
///
/// Such a pass is stopped when the tree becomes very deep, or when many layouts run inside each other.
package struct EndlessPass: Hashable, Sendable, CustomStringConvertible {
  /// The class of the view at which the pass was stopped.
  package var view: String

  package init(view: String) {
    self.view = view
  }

  package var description: String {
    "the layout never ends: more than \(ExcessiveDepth.limit) views or layouts are nested inside each other, the last "
      + "one in \(view); code that runs in a pass, such as 'layoutSubviews()', adds a view that adds the next one"
  }
}

/// The layouts that run inside each other, of which the first one that cannot go on stops all.
@MainActor
final class RunningLayouts {
  private var count = 0
  private var failure: String?

  /// Whether the layouts were stopped.
  var areStopped: Bool { failure != nil }

  /// Begins a layout, unless the tree is too deep or too many layouts run inside each other.
  func begin(at root: UIView) -> Bool {
    guard allowsTree(of: root), allows(root, atDepth: count) else {
      if count == 0 { end(at: root) }
      return false
    }
    count += 1
    return true
  }

  /// Ends a layout. The outermost layout stores the failure at its root.
  func finish(at root: UIView) {
    count -= 1
    if count == 0 { end(at: root) }
  }

  /// Stops all layouts for a reason.
  func stop(because reason: String) { failure = failure ?? reason }

  private func end(at root: UIView) {
    root.layoutFailure = failure
    failure = nil
  }

  /// Whether a view may be laid out at a depth of nested views or layouts, where that of the root is 0.
  func allows(_ view: UIView, atDepth depth: Int) -> Bool {
    if failure == nil, depth >= ExcessiveDepth.limit {
      failure = EndlessPass(view: String(describing: type(of: view))).description
    }
    return failure == nil
  }

  /// Whether a tree is not too deep for a pass.
  func allowsTree(of root: UIView) -> Bool {
    if failure == nil, let depth = ExcessiveDepth(of: root) { failure = depth.description }
    return failure == nil
  }
}

extension UIView {
  /// Stops the running layout for a reason, and refuses the frame. The next layout lays out this view again.
  package func refuseLayout(because reason: String) {
    LayoutContext.current?.layouts.stop(because: reason)
    setNeedsLayout()
  }
}
