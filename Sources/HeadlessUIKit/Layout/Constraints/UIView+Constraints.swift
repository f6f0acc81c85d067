import Foundation

extension UIView {
  /// The active constraints whose items have this view as nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { constraintStore.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraintStore.constraints.append(constraint)
    constraint.noteActivation(by: self)
    setNeedsConstraintLayout()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraintStore.constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    setNeedsConstraintLayout()
  }

  /// Deactivates the constraints of the view and of its ancestors that satisfy a condition.
  func releaseConstraints(where isReleased: (NSLayoutConstraint) -> Bool) {
    var view: UIView? = self
    while let holder = view {
      for constraint in holder.constraints where isReleased(constraint) { holder.release(constraint) }
      view = holder.superview
    }
  }

  /// Deactivates the constraints between a subtree and views outside of it.
  func releaseConstraints(reachingInto subtree: UIView) {
    releaseConstraints { constraint in constraint.views.contains { $0.isDescendant(of: subtree) } }
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let candidate = view {
      if other.isDescendant(of: candidate) { return candidate }
      view = candidate.superview
    }
    return nil
  }

  /// The root of the layout: the outermost ancestor, or the nearest one that is rendered by itself.
  var layoutRoot: UIView {
    var view = self
    while view.hosting == nil, let superview = view.superview { view = superview }
    return view
  }

  /// Invalidates the solution of constraints, and the sizes that containers were given.
  func setNeedsConstraintLayout() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The state of a view for Auto Layout.
@MainActor
final class ConstraintStore {
  /// The active constraints whose items have this view as nearest common ancestor.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The guides that subclasses add, such as those of a scroll view's content and frame.
  var contentGuides: [UILayoutGuide] = []
  /// The engine that solves the tree below, if the view is the root of one.
  var engine: LayoutEngine?
  /// The engine that measures the view.
  var measuringEngine: LayoutEngine?
  /// The ``LayoutRevision/current`` revision at the end of the last solution.
  var solvedRevision = -1
  /// The ``LayoutRevision/content`` revision of the last solution.
  var solvedContent = -1
  /// The ``LayoutScope/inputs`` of the last solution.
  var inputs: [CGRect] = []
  /// Descriptions of constraints that could not be activated because their items have no common ancestor.
  var orphans: [String] = []

  nonisolated init() {}

  /// All guides, those of the view itself first.
  var allGuides: [UILayoutGuide] {
    [marginsGuide, safeAreaGuide, readableGuide].compactMap { $0 } + contentGuides + guides
  }
}
