import FirstFrameConstraintSolving
import Foundation

extension UIView {
  /// Solves the constraints of the view's tree if anything has changed since the last solution.
  ///
  /// - Returns: Whether any solved frame changed.
  @discardableResult
  func applyChangedConstraints() -> Bool { layoutRoot.applyConstraints(ifChanged: true) }

  /// Solves the constraints of the view's tree. The views set the solved frames when they are laid out.
  ///
  /// - Returns: Whether any solved frame changed.
  @discardableResult
  func applyConstraints() -> Bool { layoutRoot.applyConstraints(ifChanged: false) }

  /// Solves the constraints of this root, and then those of the roots inside.
  private func applyConstraints(ifChanged: Bool) -> Bool {
    let store = constraintStore
    let revision = treeRevision
    guard !ifChanged || store.solvedRevision != revision else { return false }
    let scope = LayoutScope(root: self)
    var isMoved = false
    if !ifChanged || isSolutionOutdated(in: scope) {
      isMoved = applyConstraints(in: scope)
    } else {
      // Subview layout changed a frame that no constraint tracks.
      store.solvedRevision = revision
    }
    for root in scope.innerRoots where root.applyConstraints(ifChanged: ifChanged) { isMoved = true }
    return isMoved
  }

  private func isSolutionOutdated(in scope: LayoutScope) -> Bool {
    let store = constraintStore
    return store.engine == nil || store.solvedContent != contentRevision || scope.inputs != store.inputs
  }

  private func applyConstraints(in scope: LayoutScope) -> Bool {
    constraintStore.solvedRevision = treeRevision
    let arrangedBefore = constraintStore.engine?.containers ?? []
    guard !scope.isEmpty else {
      constraintStore.engine = nil
      invalidateContainers(arrangedBefore)
      return false
    }
    // A view that was solved by itself is now part of this solution, so that its own frames become outdated.
    for view in scope.views where view !== self && view.constraintStore.isMeasuredByItsContainer {
      view.constraintStore.engine = nil
    }
    let engine = constraintStore.placingEngine()
    constraintStore.inputs = scope.inputs
    constraintStore.solvedContent = contentRevision
    engine.solve(scope, for: .placing)
    invalidateContainers(arrangedBefore.subtracting(engine.containers))
    updateGuides(of: scope, from: engine)
    let moved = engine.updateSolvedFrames(in: scope)
    for superview in moved.compactMap(\.superview) where !superview.isPlacingSubviews {
      superview.invalidation.mark(.layout)
    }
    return !moved.isEmpty
  }

  /// Invalidates the layout of containers that the solver no longer arranges, so that they arrange their views themselves.
  private func invalidateContainers(_ containers: Set<ObjectIdentifier>) {
    guard !containers.isEmpty else { return }
    forEachInTree { view in
      if containers.contains(ObjectIdentifier(view)) { view.invalidation.mark(.layout) }
      return true
    }
  }

  private func updateGuides(of scope: LayoutScope, from engine: LayoutEngine) {
    let grid = PixelGrid(scope.root.traitCollection)
    for view in scope.views {
      for guide in view.constraintStore.allGuides { guide.layoutFrame = engine.frame(of: guide) }
      if let content = view.contentLayout, let guide = content.constrainedContentGuide {
        content.contentSize = grid.roundedSeparately(guide.layoutFrame).size
      }
    }
  }

  /// The frame according to the constraints, in the superview's space and on the pixel grid; `nil` if constraints do not
  /// determine the frame. The view has it as soon as the superview is laid out.
  var solvedFrame: CGRect? { solutionRoot.constraintStore.engine?.solvedFrame(of: self) }

  /// Sets the frames of the subviews that constraints determine, after solving the constraints again if the code of the
  /// running layout has changed them.
  func placeSubviews() {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return }
    let store = solutionRoot.constraintStore
    if let change = constraintStore.changeDuringLayout, change.isCurrentTree(of: self),
      change.isLater(than: store.solvedContent)
    {
      constraintStore.isPlacingSubviews = true
      defer { constraintStore.isPlacingSubviews = false }
      applyConstraints()
    }
    guard let engine = store.engine else { return }
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let frame = engine.solvedFrame(of: view), frame != view.layoutFrame else { continue }
      view.layoutFrame = frame
    }
  }

  private var isPlacingSubviews: Bool { constraintStore.isPlacingSubviews }

  /// Records that constraints or contents changed in code of the innermost running layout of an ancestor or this view.
  func recordChangeDuringLayout() {
    var view: UIView? = self
    while let current = view {
      if current.isLayingOut {
        current.constraintStore.changeDuringLayout = contentRevision
        return
      }
      view = current.superview
    }
  }

  /// Warnings about the constraints of the last layout, worded as UIKit's console messages: contradictions with the
  /// constraint that was broken, ambiguities, and constraints that could not be activated.
  package var constraintWarnings: [String] {
    let roots = layoutRoot.solutionRoots
    let orphans = roots.flatMap(\.constraintStore.orphans).map {
      "Unable to activate constraint \($0): its items have no common ancestor; add them to the tree first"
    }
    return roots.flatMap { $0.constraintStore.engine?.warnings ?? [] } + roots.flatMap(\.ambiguityWarnings) + orphans
  }

  /// The view and the roots inside whose constraints are solved by themselves.
  private var solutionRoots: [UIView] { [self] + LayoutScope(root: self).innerRoots.flatMap(\.solutionRoots) }

  /// Warnings about views of this root with a position or size that the constraints do not determine.
  ///
  /// Views in containers, the sizes of containers, and the positions that depend on these sizes are omitted, because
  /// the order of the arranged views determines them. Hidden views are omitted too.
  private var ambiguityWarnings: [String] {
    guard let engine = constraintStore.engine, !isHidden(below: layoutRoot) else { return [] }
    let ambiguous = Set(engine.solver.ambiguousVariables())
    guard !ambiguous.isEmpty else { return [] }
    let scope = LayoutScope(root: self)
    let reported = scope.views.filter { view in
      scope.determinesFrame(of: view) && !scope.isInContainer(view) && !scope.isHidden(view)
    }
    return reported.compactMap { view in
      let variables = engine.variables(of: view)
      let candidates =
        view.arrangingView != nil
        ? zip(variables.position, variables.size).filter { !ambiguous.contains($1.variable) }.map(\.0)
        : variables.position + variables.size
      let names = candidates.filter { ambiguous.contains($0.variable) }.map(\.name)
      guard !names.isEmpty else { return nil }
      return "Ambiguous layout: constraints do not determine the \(names.joined(separator: ", ")) of "
        + "\(NSLayoutConstraint.name(of: view)); add the missing constraints, "
        + "or give one view a higher hugging or compression resistance priority"
    }
  }

  /// Whether the view or one of its ancestors below a root is hidden.
  func isHidden(below root: UIView) -> Bool {
    var view = self
    while view !== root {
      if view.isHidden { return true }
      guard let superview = view.superview else { return false }
      view = superview
    }
    return false
  }

  /// Whether the constraints do not determine the view's frame completely.
  public var hasAmbiguousLayout: Bool {
    applyConstraints()
    guard let engine = solutionRoot.constraintStore.engine else { return false }
    let own = engine.variables(of: self).all
    return engine.solver.ambiguousVariables().contains { own.contains($0) }
  }

  /// Returns the view's size according to its own constraints, in points, or `nil` if it has none.
  func constrainedSize(for purpose: LayoutPurpose) -> CGSize? {
    guard !constraints.isEmpty || arrangingView != nil else { return nil }
    placeAutoresizedSubviews()
    let scope = LayoutScope(root: self, isMeasured: true)
    guard !constraints.isEmpty || scope.arrangesSubviews(of: self) else { return nil }
    let engine = constraintStore.measuringEngine ?? LayoutEngine()
    constraintStore.measuringEngine = engine
    engine.solve(scope, for: purpose)
    return engine.frame(of: self).size
  }
}

extension UIView {
  /// Returns the active constraints that refer to the view along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var owner: UIView? = self
    while let view = owner {
      for constraint in view.constraints {
        let isFirst = constraint.firstItem === self && constraint.firstAttribute.lies(along: axis)
        let isSecond = constraint.secondItem === self && constraint.secondAttribute.lies(along: axis)
        if isFirst || isSecond { found.append(constraint) }
      }
      owner = view.superview
    }
    return found
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func lies(along axis: NSLayoutConstraint.Axis) -> Bool {
    switch ofMarginsGuide ?? self {
    case .left, .right, .leading, .trailing, .width, .centerX: axis == .horizontal
    case .notAnAttribute: false
    default: axis == .vertical
    }
  }
}
