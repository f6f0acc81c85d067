import FirstFrameConstraintSolving

/// Constraints that are first written down, and then given to a solver.
final class Sheet {
  private var variableCount = 0
  private let ruler = ConstraintSolver()
  private(set) var constraints: [LinearConstraint] = []

  var constraintCount: Int { constraints.count }

  func box() -> Box { Box(x: variable(), y: variable(), width: variable(), height: variable()) }

  /// A box of a given place, as a window is.
  func root() -> Box {
    let box = box()
    for (expression, value) in zip([box.x, box.y, box.width, box.height], [0, 0, 390, 844] as [Double]) {
      equal(expression, LinearExpression(constant: value))
    }
    return box
  }

  private func variable() -> LinearExpression {
    variableCount += 1
    return LinearExpression(ruler.makeVariable())
  }

  func equal(_ left: LinearExpression, _ right: LinearExpression, _ priority: Float = 1000) {
    constraints.append(LinearConstraint(left, .equal, right, priority: Priority(priority)))
  }

  func atMost(_ left: LinearExpression, _ right: LinearExpression, _ priority: Float = 1000) {
    constraints.append(LinearConstraint(left, .lessThanOrEqual, right, priority: Priority(priority)))
  }

  func atLeast(_ left: LinearExpression, _ right: LinearExpression, _ priority: Float = 1000) {
    constraints.append(LinearConstraint(left, .greaterThanOrEqual, right, priority: Priority(priority)))
  }

  /// A constraint, or hugging and resistance of one content: apart from each other they would leave its size open.
  func group(of index: Int) -> ClosedRange<Int> {
    switch constraints[index].priority.rawValue {
    case 250: index...(index + 1)
    case 750: (index - 1)...index
    default: index...index
    }
  }

  /// Hugging and compression resistance, as every label has them.
  func content(_ box: Box, _ width: Double, _ height: Double) {
    for (length, value) in [(box.width, width), (box.height, height)] {
      atMost(length, LinearExpression(constant: value), 250)
      atLeast(length, LinearExpression(constant: value), 750)
    }
  }

  /// A solver with all constraints, which was not asked to solve yet. Its variables have the numbers of the sheet's.
  func solver() -> (ConstraintSolver, [ConstraintHandle]) {
    let solver = ConstraintSolver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return (solver, constraints.map(solver.add))
  }
}
