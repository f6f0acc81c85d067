/// The directions in which the free columns may move together, where rows that are zero tie them to one another.
struct DirectionCone {
  private let solver = ConstraintSolver()
  private var variables: [Int32: Variable] = [:]

  init(_ columns: FreeColumns, of tableau: Tableau) {
    for symbol in columns.symbols {
      let variable = solver.makeVariable()
      variables[symbol] = variable
      let least: Double = tableau.kind(of: symbol).isRestricted ? 0 : -1
      solver.add(LinearConstraint(LinearExpression(variable) - least, .greaterThanOrEqual))
      solver.add(LinearConstraint(LinearExpression(variable) - 1, .lessThanOrEqual))
    }
    for slot in columns.ties {
      guard let row = tableau.rows[Int(slot)] else { continue }
      solver.add(LinearConstraint(expression(of: Direction(row, in: columns)), .greaterThanOrEqual))
    }
  }

  /// Whether a value can move at all.
  func allows(_ direction: Direction) -> Bool {
    // A variable that nothing refers to is no column of the tableau, and nothing ties it.
    if direction.terms.contains(where: { variables[$0.column] == nil }) { return true }
    let expression = expression(of: direction)
    let reach = direction.terms.reduce(1) { $0 + $1.coefficient.magnitude }
    for target in [reach, -reach] {
      let pull = solver.add(LinearConstraint(expression - target, .equal, priority: Priority(500)))
      defer { solver.remove(pull) }
      // Zero fulfils all that is required, so this cannot fail.
      guard (try? solver.solve()) != nil else { return true }
      let moved = expression.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      if moved.magnitude > Tolerance.value { return true }
    }
    return false
  }

  private func expression(of direction: Direction) -> LinearExpression {
    LinearExpression(
      terms: direction.terms.compactMap { term in
        variables[term.column].map { LinearExpression.Term($0, term.coefficient) }
      })
  }
}
