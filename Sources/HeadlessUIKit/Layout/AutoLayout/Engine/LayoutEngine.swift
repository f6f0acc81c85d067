import FirstFrameConstraintSolving
import Foundation

/// Solves the constraints in the tree of one root, and remembers the solution for the next pass.
///
/// Each pass declares what the tree asks for; only the differences to the last pass reach the solver. So constraints
/// that left with their views need no messages, and nothing here keeps a view alive.
@MainActor
final class LayoutEngine {
  private(set) var solver = ConstraintSolver()
  /// How often the system was solved: what a layout costs, whatever the machine.
  private(set) var solutionCount = 0
  /// Contradictions of the last solution, as UIKit words them.
  private(set) var warnings: [String] = []
  private var variables: [ObjectIdentifier: LayoutVariables] = [:]
  private var installed: [LayoutDeclaration.Key: Installed] = [:]
  private var order: [LayoutDeclaration.Key] = []
  /// What was installed of each, in that order.
  private var constraints: [LinearConstraint?] = []
  /// Constraints that were given up, until anything changes.
  private var broken: Set<LayoutDeclaration.Key> = []
  /// The widths that content was last given, for content that is as high as its width makes it.
  private(set) var contentWidths: [ObjectIdentifier: CGFloat] = [:]

  private var heard: Set<ObjectIdentifier> = []
  private var arranged: [ObjectIdentifier] = []

  private struct Installed {
    var handle: ConstraintHandle?
    var constraint: LinearConstraint
  }

  func variables(of item: any LayoutItem) -> LayoutVariables {
    let key = ObjectIdentifier(item)
    if let known = variables[key] { return known }
    let made = LayoutVariables(in: solver)
    variables[key] = made
    return made
  }

  /// How many views and guides the system is about.
  var itemCount: Int { variables.count }

  func value(_ variable: Variable) -> CGFloat { solver.value(of: variable) }

  func frame(of item: any LayoutItem) -> CGRect {
    let variables = variables(of: item)
    return CGRect(
      x: cleaned(variables.x), y: cleaned(variables.y), width: max(cleaned(variables.width), 0),
      height: max(cleaned(variables.height), 0))
  }

  /// What rounding left must not make another pixel.
  private func cleaned(_ variable: Variable) -> CGFloat { (value(variable) * 1_000_000).rounded() / 1_000_000 }

  /// Whether a stack took part in the last solution with what it arranges, so that its views have their frames of it.
  func hears(_ stack: UIStackView) -> Bool { heard.contains(ObjectIdentifier(stack)) }

  // MARK: Solution

  /// Solves for a purpose; again, while content that wraps finds itself in another width than before.
  func solve(_ scope: LayoutScope, for purpose: LayoutPurpose) {
    MeasurementMemo.open()
    defer { MeasurementMemo.close() }
    heard = Set(scope.stacks.map { ObjectIdentifier($0) })
    if arranged != scope.arranged { forgetAll() }
    arranged = scope.arranged
    if !purpose.isPlacing {
      // Sizes must not depend on what was asked before: either all is as it was, or nothing is taken over.
      if !contentWidths.isEmpty, isInstalled(declarations(of: scope, for: purpose)) { return }
      contentWidths.removeAll()
    }
    for _ in 0..<4 {
      solutionCount += 1
      install(declarations(of: scope, for: purpose))
      forgetItems(outside: scope)
      breakContradictions(in: scope)
      guard adoptContentWidths(scope) else { return }
    }
  }

  private func declarations(of scope: LayoutScope, for purpose: LayoutPurpose) -> [LayoutDeclaration] {
    var declarations = LayoutDeclarations(engine: self, scope: scope)
    declarations.declare(for: purpose)
    return declarations.all
  }

  /// Begins with nothing: in stacks the order of views decides between equals, and it has to be that of the
  /// declarations.
  private func forgetAll() {
    solver = ConstraintSolver()
    variables.removeAll()
    installed.removeAll()
    order.removeAll()
    constraints.removeAll()
    broken.removeAll()
    warnings.removeAll()
  }

  /// Gives up the unknowns of views and guides that have left the tree, with all that was said of them.
  private func forgetItems(outside scope: LayoutScope) {
    var present: Set<ObjectIdentifier> = []
    for view in scope.views {
      present.insert(ObjectIdentifier(view))
      for guide in view.constraintStore.allGuides { present.insert(ObjectIdentifier(guide)) }
    }
    // In an order of their own: the solver hands the unknowns out again.
    let gone = variables.filter { !present.contains($0.key) }.sorted { $0.value.x < $1.value.x }
    for (key, unknowns) in gone {
      unknowns.all.forEach(solver.remove)
      variables[key] = nil
    }
  }

  /// Whether content has a new width that makes a difference to its height.
  private func adoptContentWidths(_ scope: LayoutScope) -> Bool {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var isChanged = false
    for view in scope.views where !scope.hears(view) {
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
    // Mostly the same constraints come in the same order, which is told without looking each up.
    if !isSameOrder(declarations) {
      let keys = Set(declarations.map(\.key))
      for key in order where !keys.contains(key) {
        if let handle = installed.removeValue(forKey: key)?.handle { solver.remove(handle) }
        isChanged = true
      }
      order = declarations.map(\.key)
      constraints = order.map { installed[$0]?.constraint }
    }
    for (index, declaration) in declarations.enumerated() where constraints[index] != declaration.constraint {
      update(declaration)
      constraints[index] = declaration.constraint
      isChanged = true
    }
    guard isChanged else { return }
    warnings.removeAll()
    for key in order where broken.contains(key) {
      guard let entry = installed[key], entry.handle == nil else { continue }
      installed[key]?.handle = solver.add(entry.constraint)
    }
    broken.removeAll()
  }

  private func isInstalled(_ declarations: [LayoutDeclaration]) -> Bool {
    isSameOrder(declarations) && order.indices.allSatisfy { constraints[$0] == declarations[$0].constraint }
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

  /// Solves, and as long as that fails breaks the newest constraint of each contradiction.
  private func breakContradictions(in scope: LayoutScope) {
    while true {
      do throws(UnsatisfiableConstraints) {
        try solver.solve()
        return
      } catch {
        let keys = order.filter { installed[$0]?.handle.map(error.constraints.contains) ?? false }
        let involved = scope.constraints.filter {
          keys.contains(.init(source: ObjectIdentifier($0), role: .constraint))
        }
        let chosen = involved.last.map { LayoutDeclaration.Key(source: ObjectIdentifier($0), role: .constraint) }
        guard let key = chosen ?? keys.last(where: \.isEndOfStack) ?? keys.last, let handle = installed[key]?.handle
        else { return }
        solver.remove(handle)
        installed[key]?.handle = nil
        broken.insert(key)
        // A stack that is too small for its own spacing and margins overflows, and no constraint asked for it.
        guard let brokenOne = involved.last else { continue }
        let stacks = keys.compactMap { scope.description(of: $0) }
        warnings.append(Self.warning(involved, breaking: brokenOne, stacks: stacks))
      }
    }
  }

  private static func warning(
    _ involved: [NSLayoutConstraint], breaking brokenOne: NSLayoutConstraint, stacks: [String]
  ) -> String {
    let list = (stacks + involved.map(\.equation)).map { "    \($0)" }.joined(separator: "\n")
    return "Unable to simultaneously satisfy constraints:\n\(list)\n"
      + "Will attempt to recover by breaking constraint\n    \(brokenOne.equation)"
  }
}
