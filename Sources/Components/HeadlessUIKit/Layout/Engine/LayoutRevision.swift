/// The number of changes in a view tree that may affect its solutions of constraints, at a time.
///
/// A layout solves again only if the revision has changed since the last solution. The root of the tree has the number. A
/// view that moved to another tree has a revision of its former tree, which equals no other one.
@MainActor
struct LayoutRevision {
  private let root: WeakHandle<UIView>
  private let count: Int

  fileprivate init(of root: UIView, count: Int) {
    self.root = root.handle
    self.count = count
  }

  static func == (left: LayoutRevision?, right: LayoutRevision) -> Bool {
    left?.root === right.root && left?.count == right.count
  }

  static func != (left: LayoutRevision?, right: LayoutRevision) -> Bool { !(left == right) }

  /// Whether the tree is the one that a view is in.
  func isCurrentTree(of view: UIView) -> Bool { view.treeRoot.handle === root }

  /// Whether there were changes since another revision, or that is one of another tree.
  func isLater(than other: LayoutRevision?) -> Bool {
    guard let other, other.root === root else { return true }
    return count > other.count
  }
}

/// The numbers of changes in the tree of a root.
struct LayoutChanges {
  fileprivate var all = 0
  /// Those that are not changes of geometry, which affect a solution only if they change its inputs.
  fileprivate var ofContent = 0
}

extension UIView {
  /// The outermost ancestor.
  fileprivate var treeRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The revision of the tree with all changes.
  var treeRevision: LayoutRevision {
    let root = treeRoot
    return LayoutRevision(of: root, count: root.constraintStore.changes.all)
  }

  /// The revision of the tree without changes of geometry.
  var contentRevision: LayoutRevision {
    let root = treeRoot
    return LayoutRevision(of: root, count: root.constraintStore.changes.ofContent)
  }

  /// Records a change of constraints, contents or subviews.
  func recordLayoutChange() {
    let store = treeRoot.constraintStore
    store.changes.all &+= 1
    store.changes.ofContent &+= 1
  }

  /// Records a change of a frame.
  func recordGeometryChange() {
    treeRoot.constraintStore.changes.all &+= 1
  }
}
