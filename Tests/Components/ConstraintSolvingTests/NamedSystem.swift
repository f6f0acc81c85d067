import FirstFrameConstraintSolving
import Testing

/// A solver with named variables, for constraints that read like equations.
final class NamedSystem {
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
  func equal(_ left: LinearExpression, _ right: LinearExpression, priority: Float = 1000) -> ConstraintHandle {
    solver.add(LinearConstraint(left, .equal, right, priority: Priority(priority)))
  }

  @discardableResult
  func atLeast(_ left: LinearExpression, _ right: LinearExpression, priority: Float = 1000) -> ConstraintHandle {
    solver.add(LinearConstraint(left, .greaterThanOrEqual, right, priority: Priority(priority)))
  }

  @discardableResult
  func atMost(_ left: LinearExpression, _ right: LinearExpression, priority: Float = 1000) -> ConstraintHandle {
    solver.add(LinearConstraint(left, .lessThanOrEqual, right, priority: Priority(priority)))
  }

  /// Adds preferences for the content length of a variable: the variable is at most that long with the priority
  /// `hugging`, and at least that long with the priority `resistance`.
  func addContentLength(
    _ length: LinearExpression, of name: String, hugging: Float = 250, resistance: Float = 750
  ) {
    atMost(self[name], length, priority: hugging)
    atLeast(self[name], length, priority: resistance)
  }

  func value(_ name: String) -> Double { solver.value(of: variable(name)) }

  func ambiguous() -> [String] {
    let found = Set(solver.ambiguousVariables())
    return variables.filter { found.contains($0.value) }.keys.sorted()
  }
}

/// Constraints, and their solution computed by hand.
struct NamedSystemCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let values: [String: Double]
  let build: @Sendable (NamedSystem) -> Void

  /// Creates a case. The name ends with the reason for the values, unless the reason is obvious.
  init(_ name: String, _ values: [String: Double], build: @escaping @Sendable (NamedSystem) -> Void) {
    testDescription = name
    self.values = values
    self.build = build
  }

  func check() throws {
    let system = NamedSystem()
    build(system)
    try system.solver.solve()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      #expect(abs(system.value(name) - value) < 1e-6, "\(name) is \(system.value(name)), not \(value)")
    }
  }
}
