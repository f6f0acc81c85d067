import FirstFrameConstraintSolving
import Foundation

extension UIView {
  /// Solves the constraints of the view's tree if anything has changed since the last solution.
  ///
  /// - Returns: Whether any view moved.
  @discardableResult
  func applyChangedConstraints() -> Bool {
    let root = layoutRoot
    let store = root.constraintStore
    guard store.solvedRevision != LayoutRevision.current else { return false }
    let scope = LayoutScope(root: root)
    guard store.engine == nil || store.solvedContent != LayoutRevision.content || scope.inputs != store.inputs else {
      // Subview layout changed a frame that no constraint tracks.
      store.solvedRevision = LayoutRevision.current
      return false
    }
    return root.applyConstraints(in: scope)
  }

  /// Solves the constraints of the view's tree and sets the frames that they determine.
  ///
  /// - Returns: Whether any view moved.
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
    constraintStore.inputs = scope.inputs
    constraintStore.solvedContent = LayoutRevision.content
    engine.solve(scope, for: .placing)
    let didMove = move(scope, by: engine)
    // The moved views affect the solution only if they changed its inputs, such as insets.
    if scope.inputs == constraintStore.inputs { constraintStore.solvedRevision = LayoutRevision.current }
    return didMove
  }

  private func move(_ scope: LayoutScope, by engine: LayoutEngine) -> Bool {
    let grid = PixelGrid(scope.root.traitCollection)
    var didMove = false
    for view in scope.views {
      for guide in view.constraintStore.allGuides { guide.layoutFrame = engine.frame(of: guide) }
      if let content = view.contentLayout, let guide = content.constrainedContentGuide {
        content.contentSize = grid.rounded(guide.layoutFrame).size
      }
      guard scope.determinesFrame(of: view) else { continue }
      // Edges are rounded instead of sizes, so that adjacent views still touch.
      let frame = grid.rounded(engine.frame(of: view))
      guard frame != view.layoutFrame else { continue }
      view.layoutFrame = frame
      didMove = true
    }
    return didMove
  }

  /// Warnings about the constraints of the last layout, worded as UIKit's console messages: contradictions with the
  /// constraint that was broken, ambiguities, and constraints that could not be activated.
  package var constraintWarnings: [String] {
    let store = layoutRoot.constraintStore
    let orphans = store.orphans.map {
      "Unable to activate constraint \($0): its items have no common ancestor; add them to the tree first"
    }
    return (store.engine?.warnings ?? []) + ambiguityWarnings + orphans
  }

  /// Warnings about views with a position or size that the constraints do not determine.
  ///
  /// Views in containers, the sizes of containers, and the positions that depend on these sizes are omitted, because
  /// the order of the arranged views determines them. Hidden views are omitted too.
  private var ambiguityWarnings: [String] {
    guard let engine = layoutRoot.constraintStore.engine else { return [] }
    let ambiguous = Set(engine.solver.ambiguousVariables())
    guard !ambiguous.isEmpty else { return [] }
    let scope = LayoutScope(root: layoutRoot)
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

  /// Whether the constraints do not determine the view's frame completely.
  public var hasAmbiguousLayout: Bool {
    applyConstraints()
    guard let engine = layoutRoot.constraintStore.engine else { return false }
    let own = engine.variables(of: self).all
    return engine.solver.ambiguousVariables().contains { own.contains($0) }
  }

  /// Returns the view's size according to its own constraints, in points, or `nil` if it has none.
  func constrainedSize(for purpose: LayoutPurpose) -> CGSize? {
    guard !constraints.isEmpty || arrangingView != nil else { return nil }
    let scope = LayoutScope(root: self)
    guard !constraints.isEmpty || scope.arrangesSubviews(of: self) else { return nil }
    let engine = constraintStore.measuringEngine ?? LayoutEngine()
    constraintStore.measuringEngine = engine
    engine.solve(scope, for: purpose)
    let size = engine.frame(of: self).size
    return PixelGrid(traitCollection).ceiled(size)
  }
}

/// Counts the changes, in all trees, that may affect a solution of constraints.
///
/// A layout solves again only if the revision has changed since the last solution.
@MainActor
enum LayoutRevision {
  private(set) static var current = 0
  /// The revision without changes of geometry, which affect a solution only if they change its inputs.
  private(set) static var content = 0

  static func advance() {
    current &+= 1
    content &+= 1
  }

  static func advanceGeometry() { current &+= 1 }
}
