extension UIView {
  /// The active constraints that the view holds: those whose items it is the nearest to contain.
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

  /// Deactivates the constraints of the view and of those around it that meet a condition.
  func releaseConstraints(where isReleased: (NSLayoutConstraint) -> Bool) {
    var view: UIView? = self
    while let holder = view {
      for constraint in holder.constraints where isReleased(constraint) { holder.release(constraint) }
      view = holder.superview
    }
  }

  /// Deactivates the constraints that reach from a subtree to outside of it.
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

  /// The view at which layout begins: the outermost one, or one that is rendered by itself.
  var layoutRoot: UIView {
    var view = self
    while view.hosting == nil, let superview = view.superview { view = superview }
    return view
  }

  /// Has the constraints solved again, and tells containers that asked for the size of something here.
  func setNeedsConstraintLayout() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
