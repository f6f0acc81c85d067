import FirstFrameConstraintSolving
import Foundation

/// Solves the constraints of a view tree and stores the solver's state for the next pass.
///
/// Each pass declares all constraints of the tree, and passes only the differences from the previous pass to the
/// solver. So no notification is necessary when a view is removed, and the engine retains no view.
@MainActor
final class LayoutEngine {
  private(set) var solver = ConstraintSolver()
  /// The number of solutions so far, as a measure of cost that does not depend on the machine.
  private(set) var solutionCount = 0
  /// The cost of all solutions of the present constraints (`ConstraintSolver.cost`).
  var solvingCost: Int { solver.cost }
  /// The conflicts of the last solution, worded as UIKit's messages.
  private(set) var warnings: [String] = []
  // No access of these properties calls code of views, so none overlaps another: see `LayoutScope`.
  @exclusivity(unchecked) private var variables: [ObjectIdentifier: LayoutVariables] = [:]
  @exclusivity(unchecked) private var installed: [LayoutDeclaration.Key: Installed] = [:]
  @exclusivity(unchecked) private var order: [LayoutDeclaration.Key] = []
  /// The installed constraints, in the same order.
  @exclusivity(unchecked) private var constraints: [LinearConstraint?] = []
  /// The constraints that were broken. They are required again as soon as any constraint changes.
  private var broken: Set<LayoutDeclaration.Key> = []
  /// The widths of the views in the last solution, in points, for content with a height that depends on its width.
  @exclusivity(unchecked) private(set) var contentWidths: [ObjectIdentifier: CGFloat] = [:]

  /// The frames of the last solution, on the pixel grid.
  private var solvedFrames = SolvedFrames()
  /// The containers that the last solution arranged.
  private(set) var containers: Set<ObjectIdentifier> = []
  /// The views that these containers arranged.
  private var arranged: [ObjectIdentifier] = []

  private struct Installed {
    var handle: ConstraintHandle?
    var constraint: LinearConstraint
  }

  init() {}

  /// Creates an engine that places the views that another engine has measured. It continues with the other's solution,
  /// because most constraints are the same for both purposes.
  ///
  /// The widths of the measurement are left out, because frames must not depend on them.
  init(placingMeasuredBy other: LayoutEngine) {
    solver = ConstraintSolver(copying: other.solver)
    variables = other.variables
    installed = other.installed
    order = other.order
    constraints = other.constraints
    broken = other.broken
    warnings = other.warnings
    arranged = other.arranged
  }

  func variables(of item: any LayoutItem) -> LayoutVariables {
    let key = ObjectIdentifier(item)
    if let existing = variables[key] { return existing }
    let created = LayoutVariables(in: solver)
    variables[key] = created
    return created
  }

  /// The number of views and guides with variables.
  var itemCount: Int { variables.count }

  func value(_ variable: Variable) -> CGFloat { solver.value(of: variable) }

  func frame(of item: any LayoutItem) -> CGRect {
    let variables = variables(of: item)
    return CGRect(
      x: cleaned(variables.x), y: cleaned(variables.y), width: max(cleaned(variables.width), 0),
      height: max(cleaned(variables.height), 0))
  }

  /// Returns the value without rounding errors, which could add a pixel.
  private func cleaned(_ variable: Variable) -> CGFloat { (value(variable) * 1_000_000).rounded() / 1_000_000 }

  /// Whether the last solution determined the frames of a container's arranged views.
  func arranges(_ container: any ArrangingView) -> Bool { containers.contains(ObjectIdentifier(container)) }

  /// Returns the frame of a view in the last solution, in its superview's space and on the pixel grid; `nil` if the
  /// solver does not determine the frame.
  func solvedFrame(of view: UIView) -> CGRect? { solvedFrames.frame(of: view) }

  /// Stores the frames of the last solution, and returns the views with other frames than before.
  func updateSolvedFrames(in scope: LayoutScope) -> [UIView] {
    let grid = PixelGrid(scope.root.traitCollection)
    return solvedFrames.update(scope.views.filter(scope.determinesFrame)) { grid.roundedSeparately(frame(of: $0)) }
  }

  // MARK: Solution

  /// Solves for a purpose, repeatedly while the widths of wrapping content change.
  func solve(_ scope: LayoutScope, for purpose: LayoutPurpose) {
    MeasurementCache.run { _ in solveMeasuring(scope, for: purpose) }
  }

  private func solveMeasuring(_ scope: LayoutScope, for purpose: LayoutPurpose) {
    containers = Set(scope.containers.map { ObjectIdentifier($0) })
    if arranged != scope.arranged { reset() }
    arranged = scope.arranged
    if !purpose.isPlacing {
      // Sizes must not depend on earlier measurements, so widths are discarded unless nothing has changed.
      if !contentWidths.isEmpty, isInstalled(declarations(of: scope, for: purpose)) { return }
      contentWidths.removeAll()
    }
    for _ in 0..<4 {
      solutionCount += 1
      install(declarations(of: scope, for: purpose))
      removeItems(outside: scope)
      breakContradictions(in: scope)
      guard updateContentWidths(scope) else { return }
    }
  }

  private func declarations(of scope: LayoutScope, for purpose: LayoutPurpose) -> [LayoutDeclaration] {
    var declarations = LayoutDeclarations(engine: self, scope: scope)
    declarations.declare(for: purpose)
    return declarations.all
  }

  /// Discards all state, so that constraints are added in the order of their declarations. The order of arranged views
  /// breaks ties between constraints of equal priority.
  private func reset() {
    solver = ConstraintSolver()
    variables.removeAll()
    installed.removeAll()
    order.removeAll()
    constraints.removeAll()
    broken.removeAll()
    warnings.removeAll()
  }

  /// Removes the variables of views and guides that have left the tree.
  private func removeItems(outside scope: LayoutScope) {
    var present: Set<ObjectIdentifier> = []
    for view in scope.views {
      present.insert(ObjectIdentifier(view))
      for guide in view.constraintStore.allGuides { present.insert(ObjectIdentifier(guide)) }
    }
    // In a fixed order, because the solver reuses the variables.
    var removed: [(key: ObjectIdentifier, value: LayoutVariables)] = []
    for entry in variables where !present.contains(entry.key) { removed.append(entry) }
    for (key, item) in removed.sorted(by: { $0.value.x < $1.value.x }) {
      for variable in item.all { solver.remove(variable) }
      variables[key] = nil
    }
  }

  /// Stores the widths of the solution, and returns whether a changed width changes a content size.
  private func updateContentWidths(_ scope: LayoutScope) -> Bool {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var isChanged = false
    for view in scope.views where !scope.arrangesSubviews(of: view) && !scope.isHiddenInContainer(view) {
      let key = ObjectIdentifier(view)
      let width = max(value(variables(of: view).width), 0)
      widths[key] = width
      guard let old = contentWidths[key], abs(old - width) < 1e-6 else {
        if scope.contentSize(of: view, fittingWidth: width)
          != scope.contentSize(of: view, fittingWidth: contentWidths[key])
        {
          isChanged = true
        }
        continue
      }
    }
    contentWidths = widths
    return isChanged
  }

  // MARK: Differences

  private func install(_ declarations: [LayoutDeclaration]) {
    var isChanged = false
    // Usually, the order is unchanged. This is detected without a lookup for each key.
    if !isSameOrder(declarations) { isChanged = reorder(declarations) }
    var index = 0
    while index < declarations.count {
      let declaration = declarations[index]
      if constraints[index] != declaration.constraint {
        update(declaration)
        constraints[index] = declaration.constraint
        isChanged = true
      }
      index += 1
    }
    guard isChanged else { return }
    warnings.removeAll()
    for key in order where broken.contains(key) {
      guard let entry = installed[key], let handle = entry.handle else { continue }
      solver.setPriority(of: handle, to: entry.constraint.priority)
    }
    broken.removeAll()
  }

  /// Removes the constraints that are no longer declared, and stores the order of the declarations.
  ///
  /// - Returns: Whether constraints were removed.
  private func reorder(_ declarations: [LayoutDeclaration]) -> Bool {
    // Closures would check for each key that they run on the main actor.
    var keys: [LayoutDeclaration.Key] = []
    keys.reserveCapacity(declarations.count)
    for declaration in declarations { keys.append(declaration.key) }
    var isChanged = false
    if !installed.isEmpty {
      let declared = Set(keys)
      for key in order where !declared.contains(key) {
        if let handle = installed.removeValue(forKey: key)?.handle { solver.remove(handle) }
        isChanged = true
      }
    }
    order = keys
    installed.reserveCapacity(keys.count)
    constraints = Array(repeating: nil, count: keys.count)
    if !installed.isEmpty {
      for index in keys.indices { constraints[index] = installed[keys[index]]?.constraint }
    }
    return isChanged
  }

  private func isInstalled(_ declarations: [LayoutDeclaration]) -> Bool {
    guard isSameOrder(declarations) else { return false }
    for index in order.indices where constraints[index] != declarations[index].constraint { return false }
    return true
  }

  private func isSameOrder(_ declarations: [LayoutDeclaration]) -> Bool {
    guard declarations.count == order.count else { return false }
    for index in order.indices where order[index] != declarations[index].key { return false }
    return true
  }

  private func update(_ declaration: LayoutDeclaration) {
    let (key, constraint) = (declaration.key, declaration.constraint)
    if let old = installed[key], let handle = old.handle, old.constraint.relation == constraint.relation,
      old.constraint.expression.terms == constraint.expression.terms
    {
      solver.setConstant(of: handle, to: constraint.expression.constant)
      solver.setPriority(of: handle, to: constraint.priority)
      installed[key]?.constraint = constraint
      return
    }
    if let handle = installed[key]?.handle { solver.remove(handle) }
    installed[key] = Installed(handle: solver.add(constraint), constraint: constraint)
  }

  // MARK: Contradictions

  /// Solves the constraints, and breaks one constraint of each contradiction until a solution exists.
  private func breakContradictions(in scope: LayoutScope) {
    while true {
      do throws(UnsatisfiableConstraints) {
        try solver.solve()
        return
      } catch {
        let keys = order.filter { installed[$0]?.handle.map(error.constraints.contains) ?? false }
        let contradiction = LayoutContradiction(of: keys, in: scope) { self.installed[$0]?.constraint }
        guard let key = contradiction.brokenKey, let handle = installed[key]?.handle else { return }
        // A broken constraint is still satisfied as far as possible.
        solver.setPriority(of: handle, to: Self.brokenPriority)
        broken.insert(key)
        if let warning = contradiction.warning { warnings.append(warning) }
      }
    }
  }

  /// The priority of a broken constraint, above all priorities of preferences.
  private static let brokenPriority = Priority(999.75)
}

/// The purpose of a solution.
enum LayoutPurpose {
  /// Frames, with the root's size fixed.
  case placing
  /// The root's size, as close to a target as the priorities allow.
  case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  /// The smallest size of the root that contains its content, within a proposal.
  case measuring(SizeProposal)

  var isPlacing: Bool {
    if case .placing = self { true } else { false }
  }
}

/// The variables of an item: its frame in its superview's space or, for a guide, in its owning view's space.
struct LayoutVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  init(in solver: ConstraintSolver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  func length(along axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

  func origin(along axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }

  var position: [(name: String, variable: Variable)] { [("x", x), ("y", y)] }

  var size: [(name: String, variable: Variable)] { [("width", width), ("height", height)] }

  var all: [Variable] { [x, y, width, height] }
}
