import FirstFrameConstraintSolving

/// Collects constraints, and then adds them to a solver.
final class ConstraintCollector {
  private var variableCount = 0
  private let variableSource = ConstraintSolver()
  private(set) var constraints: [LinearConstraint] = []

  var constraintCount: Int { constraints.count }

  func box() -> Box { Box(x: variable(), y: variable(), width: variable(), height: variable()) }

  /// Returns a box with a fixed frame, like a window.
  func root() -> Box {
    let box = box()
    for (expression, value) in zip([box.x, box.y, box.width, box.height], [0, 0, 390, 844] as [Double]) {
      equal(expression, LinearExpression(constant: value))
    }
    return box
  }

  private func variable() -> LinearExpression {
    variableCount += 1
    return LinearExpression(variableSource.makeVariable())
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

  /// Returns the index of a constraint, or the indices of both constraints on a content size, which change together.
  func group(of index: Int) -> ClosedRange<Int> {
    switch constraints[index].priority.rawValue {
    case 250: index...(index + 1)
    case 750: (index - 1)...index
    default: index...index
    }
  }

  /// Adds hugging and compression resistance for a content size, like those of a label.
  func content(_ box: Box, _ width: Double, _ height: Double) {
    for (length, value) in [(box.width, width), (box.height, height)] {
      atMost(length, LinearExpression(constant: value), 250)
      atLeast(length, LinearExpression(constant: value), 750)
    }
  }

  /// Returns a solver with all constraints, before solving. Its variables have the same numbers as the collector's
  /// variables.
  func solver() -> (ConstraintSolver, [ConstraintHandle]) {
    let solver = ConstraintSolver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return (solver, constraints.map(solver.add))
  }
}

/// The frame of a view, as expressions.
struct Box {
  let x: LinearExpression
  let y: LinearExpression
  let width: LinearExpression
  let height: LinearExpression

  var right: LinearExpression { x + width }
  var bottom: LinearExpression { y + height }
}
