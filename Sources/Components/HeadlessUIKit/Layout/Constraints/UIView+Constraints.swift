import Foundation

extension UIView {
  func standardAddConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  func standardAddConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  func standardRemoveConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  func standardRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func storeConstraint(_ constraint: NSLayoutConstraint) {
    constraintStore.constraints.append(constraint)
    constraint.recordActivation(by: self)
    setNeedsConstraintLayout()
  }

  func discardConstraint(_ constraint: NSLayoutConstraint) {
    constraintStore.constraints.removeAll { $0 === constraint }
    constraint.recordDeactivation()
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

  /// The root of the constraints that are solved together with the view's: the nearest ancestor or self whose constraints
  /// are solved by themselves, or else the root of the layout.
  var solutionRoot: UIView {
    var view = self
    while view.hosting == nil, !view.isSolvedByItself, let superview = view.superview { view = superview }
    return view
  }

  /// Whether the constraints in the view are solved by themselves: a container measures it and sets its frame, and no
  /// constraint relates a view inside to one outside. The solution of the size is then reused.
  var isSolvedByItself: Bool {
    let store = constraintStore
    return store.isMeasuredByItsContainer && store.crossingConstraintCount == 0
      && translatesAutoresizingMaskIntoConstraints
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
  /// Whether a container places the view and measures it to determine its own size, as a cell does with its content view.
  var isMeasuredByItsContainer = false
  /// The number of active constraints of ancestors with an item in the view's tree.
  var crossingConstraintCount = 0
  // Every layout reads the guides of every view, and no access of them calls code.
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var marginsGuide: UILayoutGuide?
  @exclusivity(unchecked) var safeAreaGuide: UILayoutGuide?
  @exclusivity(unchecked) var readableGuide: UILayoutGuide?
  /// The guides that subclasses add, such as the content and frame guides of a scroll view.
  @exclusivity(unchecked) var contentGuides: [UILayoutGuide] = []
  /// The engine that solves the constraints, if the view is a ``UIView/solutionRoot``.
  var engine: LayoutEngine?
  /// The engine that measures the view.
  var measuringEngine: LayoutEngine?
  /// The changes in the tree, if the view is its root.
  var changes = LayoutChanges()
  /// The ``UIView/treeRevision`` at the end of the last solution.
  var solvedRevision: LayoutRevision?
  /// The ``UIView/contentRevision`` of the last solution.
  var solvedContent: LayoutRevision?
  /// The ``UIView/contentRevision`` of the last change of constraints or contents by code of the view's layout.
  var changeDuringLayout: LayoutRevision?
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
    guard hasGuides else { return [] }
    return [marginsGuide, safeAreaGuide, readableGuide].compactMap { $0 } + contentGuides + guides
  }
  /// Most views have none, which is found out without an array.
  private var hasGuides: Bool {
    marginsGuide != nil || safeAreaGuide != nil || readableGuide != nil || !contentGuides.isEmpty || !guides.isEmpty
  }
}
