import Foundation

extension UIView {
  /// The active constraints between items with this view as their nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { constraintStore.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func storeConstraint(_ constraint: NSLayoutConstraint) {
    constraintStore.constraints.append(constraint)
    constraint.recordActivation(by: self)
    setNeedsConstraintLayout()
  }

  func discardConstraint(_ constraint: NSLayoutConstraint) {
    constraintStore.constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    setNeedsConstraintLayout()
  }

  /// Deactivates the constraints of the view and of its ancestors that satisfy a condition.
  func deactivateConstraints(where shouldDeactivate: (NSLayoutConstraint) -> Bool) {
    var view: UIView? = self
    while let owner = view {
      for constraint in owner.constraints where shouldDeactivate(constraint) { owner.discardConstraint(constraint) }
      view = owner.superview
    }
  }

  /// Deactivates the constraints of the view and of its ancestors that refer to a view in a subtree.
  func deactivateConstraints(crossingInto subtree: UIView) {
    deactivateConstraints { constraint in constraint.views.contains { $0.isDescendant(of: subtree) } }
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let candidate = view {
      if other.isDescendant(of: candidate) { return candidate }
      view = candidate.superview
    }
    return nil
  }

  /// The root of the layout: the nearest ancestor or self that is rendered separately, or else the outermost ancestor.
  var layoutRoot: UIView {
    var view = self
    while view.hosting == nil, let superview = view.superview { view = superview }
    return view
  }

  /// Invalidates the solution of the constraints, and the sizes that were returned to containers.
  ///
  /// The view itself is not laid out again: the next solution invalidates the superviews of the views that it moves.
  func setNeedsConstraintLayout() {
    invalidateIntrinsicContentSize()
  }
}

/// The Auto Layout state of a view.
@MainActor
final class ConstraintStore {
  /// The active constraints between items with the view as their nearest common ancestor.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The guides that subclasses add, such as the content and frame guides of a scroll view.
  var contentGuides: [UILayoutGuide] = []
  /// The engine that solves the constraints of the tree, if the view is the root of the layout.
  var engine: LayoutEngine?
  /// The engine that measures the view.
  var measuringEngine: LayoutEngine?
  /// The ``LayoutRevision/current`` revision at the end of the last solution.
  var solvedRevision = -1
  /// The ``LayoutRevision/content`` revision of the last solution.
  var solvedContent = -1
  /// The ``LayoutRevision/content`` revision of the last change of constraints or contents by code of the view's layout.
  var changeDuringLayout = -1
  var isPlacingSubviews = false
  /// The ``LayoutScope/inputs`` of the last solution.
  var inputs: [CGRect] = []
  /// The descriptions of constraints that could not be activated because their items have no common ancestor.
  var orphans: [String] = []

  nonisolated init() {}

  /// Returns the engine that solves the constraints of the tree, and creates it if it is missing.
  func placingEngine() -> LayoutEngine {
    if let engine { return engine }
    let engine = measuringEngine.map(LayoutEngine.init(placingMeasuredBy:)) ?? LayoutEngine()
    self.engine = engine
    return engine
  }

  /// All guides; the view's own guides come first.
  var allGuides: [UILayoutGuide] {
    [marginsGuide, safeAreaGuide, readableGuide].compactMap { $0 } + contentGuides + guides
  }
}
