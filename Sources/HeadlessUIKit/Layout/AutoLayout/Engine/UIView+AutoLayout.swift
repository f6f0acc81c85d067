import FirstFrameConstraintSolving
import Foundation

extension UIView {
  /// Solves the constraints around the view, if anything changed since they were solved last.
  @discardableResult
  func applyChangedConstraints() -> Bool {
    let root = layoutRoot
    let store = root.constraintStore
    guard store.solvedRevision != LayoutRevision.current else { return false }
    let scope = LayoutScope(root: root)
    guard store.engine == nil || store.solvedContent != LayoutRevision.content || scope.givens != store.givens else {
      // What was laid out within moved what no constraint hears.
      store.solvedRevision = LayoutRevision.current
      return false
    }
    return root.applyConstraints(in: scope)
  }

  /// Solves the constraints around the view and moves what they decide. Whether anything moved.
  @discardableResult
  func applyConstraints() -> Bool {
    let root = layoutRoot
    return root.applyConstraints(in: LayoutScope(root: root))
  }

  private func applyConstraints(in scope: LayoutScope) -> Bool {
    constraintStore.solvedRevision = LayoutRevision.current
    guard !scope.isEmpty else {
      constraintStore.engine = nil
      return false
    }
    let engine = constraintStore.engine ?? LayoutEngine()
    constraintStore.engine = engine
    constraintStore.givens = scope.givens
    constraintStore.solvedContent = LayoutRevision.content
    engine.solve(scope, for: .placing)
    let isMoved = move(scope, by: engine)
    // Of all that was moved, only insets that came with it are heard by constraints.
    if scope.givens == constraintStore.givens { constraintStore.solvedRevision = LayoutRevision.current }
    return isMoved
  }

  private func move(_ scope: LayoutScope, by engine: LayoutEngine) -> Bool {
    let grid = PixelGrid(scope.root.traitCollection)
    var isMoved = false
    for view in scope.views {
      for guide in view.constraintStore.allGuides { guide.layoutFrame = engine.frame(of: guide) }
      if let scrollView = view as? UIScrollView, let guide = scrollView.constrainedContentGuide {
        scrollView.contentSize = grid.rounded(guide.layoutFrame).size
      }
      guard scope.decides(view) else { continue }
      // Edges are rounded, not sizes, so that neighbours still touch.
      let frame = grid.rounded(engine.frame(of: view))
      guard frame != view.layoutFrame else { continue }
      view.layoutFrame = frame
      isMoved = true
    }
    return isMoved
  }

  /// What UIKit would have written to the console about the constraints of the last layout: those that contradict each
  /// other, with the one that was broken, and those that could not be activated.
  public var constraintWarnings: [String] {
    let store = layoutRoot.constraintStore
    let orphans = store.orphans.map {
      "Unable to activate constraint \($0): its items have no common ancestor; add them to the tree first"
    }
    return (store.engine?.warnings ?? []) + ambiguityWarnings + orphans
  }

  /// Which views have no one place or size, by what the constraints say. What is in stacks is left out, and so is how
  /// large stacks are, with the place that follows from it: there the index decides. What is hidden may lie anywhere.
  private var ambiguityWarnings: [String] {
    guard let engine = layoutRoot.constraintStore.engine else { return [] }
    let ambiguous = Set(engine.solver.ambiguousVariables())
    guard !ambiguous.isEmpty else { return [] }
    let scope = LayoutScope(root: layoutRoot)
    return scope.views.filter { scope.decides($0) && !scope.isInStack($0) && !scope.isHidden($0) }.compactMap { view in
      let variables = engine.variables(of: view)
      let own =
        view is UIStackView
        ? zip(variables.position, variables.size).filter { !ambiguous.contains($1.variable) }.map(\.0)
        : variables.position + variables.size
      let open = own.filter { ambiguous.contains($0.variable) }.map(\.name)
      guard !open.isEmpty else { return nil }
      return "Ambiguous layout: constraints leave open the \(open.joined(separator: ", ")) of "
        + "\(NSLayoutConstraint.name(of: view)); add what is missing, "
        + "or let one content hug or resist more than another"
    }
  }

  /// Whether the constraints leave the view's frame open.
  public var hasAmbiguousLayout: Bool {
    applyConstraints()
    guard let engine = layoutRoot.constraintStore.engine else { return false }
    let own = engine.variables(of: self).all
    return engine.solver.ambiguousVariables().contains { own.contains($0) }
  }

  /// The size for a container, by the constraints in the view where it holds any.
  func constrainedSize(for purpose: LayoutPurpose) -> CGSize? {
    guard !constraints.isEmpty || self is UIStackView else { return nil }
    let scope = LayoutScope(root: self)
    guard !constraints.isEmpty || scope.hears(self) else { return nil }
    let engine = constraintStore.measuringEngine ?? LayoutEngine()
    constraintStore.measuringEngine = engine
    engine.solve(scope, for: purpose)
    let size = engine.frame(of: self).size
    return PixelGrid(traitCollection).ceiled(size)
  }
}
