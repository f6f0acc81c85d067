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
