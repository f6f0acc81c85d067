import Testing

@testable import FirstFrameConstraintSolving

/// The cost of a solution as the number of row additions, which is the same on every machine.
struct SolvingGrowthTests {
  /// Cards in a column: doubling their number about doubles the cost, from 250 to 2,000 constraints.
  @Test func costGrowsWithTheNumberOfConstraints() throws {
    let costs = try [24, 48, 96, 192].map { cards in
      let solver = ConstraintSolver()
      _ = cardList(cards, in: solver)
      try solver.solve()
      return solver.tableau.mergeCount
    }
    #expect(costs[0] > 24)
    for (small, large) in zip(costs, costs.dropFirst()) {
      #expect(Double(large) <= 2.6 * Double(small), "\(costs)")
    }
  }

  /// Changing a constant costs a small fraction of the first solution, independent of the number of constraints.
  @Test(arguments: [24, 96, 192]) func aChangedConstantTouchesFewRows(cards: Int) throws {
    let solver = ConstraintSolver()
    let paddings = cardList(cards, in: solver)
    try solver.solve()
    let initialCost = solver.tableau.mergeCount
    for padding in paddings {
      solver.setConstant(of: padding, to: -20)
      try solver.solve()
    }
    #expect(solver.tableau.mergeCount - initialCost <= 4 * paddings.count)
  }

  /// Adds about 10 constraints for each card, and returns the constraint from each card's top to its title.
  private func cardList(_ count: Int, in solver: ConstraintSolver) -> [ConstraintHandle] {
    func unknown() -> LinearExpression { LinearExpression(solver.makeVariable()) }
    func content(_ length: LinearExpression, _ value: Double) {
      solver.add(LinearConstraint(length - value, .lessThanOrEqual, priority: Priority(250)))
      solver.add(LinearConstraint(length - value, .greaterThanOrEqual, priority: Priority(750)))
    }
    var bottom = LinearExpression()
    return (0..<count).map { index in
      let (top, height, titleTop, titleHeight, titleWidth, badgeWidth) = (
        unknown(), unknown(), unknown(), unknown(), unknown(), unknown()
      )
      solver.add(LinearConstraint(top - bottom - 8, .equal))
      let padding = solver.add(LinearConstraint(titleTop - top - 12, .equal))
      solver.add(LinearConstraint(titleTop + titleHeight + 12 - top - height, .equal))
      solver.add(LinearConstraint(height - 64, .greaterThanOrEqual))
      content(titleHeight, 22)
      content(titleWidth, 150 + Double(index * 13 % 211))
      content(badgeWidth, 30)
      solver.add(LinearConstraint(titleWidth + badgeWidth - 300, .lessThanOrEqual))
      bottom = top + height
      return padding
    }
  }
}
