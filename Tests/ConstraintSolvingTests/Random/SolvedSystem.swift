import FirstFrameConstraintSolving

/// A system in a solver.
struct SolvedSystem {
  let solver = ConstraintSolver()
  let variables: [Variable]
  private(set) var handles: [ConstraintHandle] = []

  init(variableCount: Int) {
    let solver = solver
    variables = (0..<variableCount).map { _ in solver.makeVariable() }
  }

  init(_ system: SampleSystem) {
    self.init(variableCount: system.variableCount)
    for constraint in system.constraints { add(constraint) }
  }

  mutating func add(_ constraint: SampleConstraint) {
    handles.append(solver.add(constraint.linearConstraint(variables)))
  }

  mutating func remove(at index: Int) {
    solver.remove(handles.remove(at: index))
  }

  /// The values, or nil if the system contradicts itself.
  func values() -> [Double]? {
    guard (try? solver.solve()) != nil else { return nil }
    return variables.map(solver.value)
  }
}
