import FirstFrameConstraintSolving
import Testing

/// A solver with named variables, for constraints that read like the mathematics.
final class Sketch {
  let solver = ConstraintSolver()
  private var variables: [String: Variable] = [:]

  subscript(name: String) -> LinearExpression { LinearExpression(variable(name)) }

  func variable(_ name: String) -> Variable {
    if let variable = variables[name] { return variable }
    let variable = solver.makeVariable()
    variables[name] = variable
    return variable
  }

  @discardableResult
  func equal(_ left: LinearExpression, _ right: LinearExpression, _ priority: Float = 1000) -> ConstraintHandle {
    solver.add(LinearConstraint(left, .equal, right, priority: Priority(priority)))
  }

  @discardableResult
  func atLeast(_ left: LinearExpression, _ right: LinearExpression, _ priority: Float = 1000) -> ConstraintHandle {
    solver.add(LinearConstraint(left, .greaterThanOrEqual, right, priority: Priority(priority)))
  }

  @discardableResult
  func atMost(_ left: LinearExpression, _ right: LinearExpression, _ priority: Float = 1000) -> ConstraintHandle {
    solver.add(LinearConstraint(left, .lessThanOrEqual, right, priority: Priority(priority)))
  }

  /// Adds preferences for a length: at most that by hugging, and at least that by resistance.
  func content(_ name: String, _ length: LinearExpression, hugging: Float = 250, resistance: Float = 750) {
    atMost(self[name], length, hugging)
    atLeast(self[name], length, resistance)
  }

  func value(_ name: String) -> Double { solver.value(of: variable(name)) }

  func ambiguous() -> [String] {
    let found = Set(solver.ambiguousVariables())
    return variables.filter { found.contains($0.value) }.keys.sorted()
  }
}

/// Constraints, and their solution computed by hand.
struct SketchCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let values: [String: Double]
  let draw: @Sendable (Sketch) -> Void

  /// The name ends with the reason for the values, unless it is obvious.
  init(_ name: String, _ values: [String: Double], draw: @escaping @Sendable (Sketch) -> Void) {
    testDescription = name
    self.values = values
    self.draw = draw
  }

  func check() throws {
    let sketch = Sketch()
    draw(sketch)
    try sketch.solver.solve()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      #expect(abs(sketch.value(name) - value) < 1e-6, "\(name) is \(sketch.value(name)), not \(value)")
    }
  }
}
