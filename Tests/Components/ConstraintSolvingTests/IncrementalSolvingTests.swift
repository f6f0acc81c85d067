import FirstFrameConstraintSolving
import Testing

/// Adding, removing and changing constraints between solutions.
struct IncrementalSolvingTests {
  @Test func aChangedConstantMovesDependentVariables() throws {
    let system = NamedSystem()
    let margin = system.equal(system["x"], 16)
    system.equal(system["x"] + system["w"], 300)
    system.equal(system["y"], system["x"] + 4)
    try system.solver.solve()
    #expect(["x", "w", "y"].map(system.value) == [16, 284, 20])
    system.solver.setConstant(of: margin, to: -20)
    try system.solver.solve()
    #expect(["x", "w", "y"].map(system.value) == [20, 280, 24])
  }

  @Test func aChangedConstantReversesTheViolation() throws {
    let system = NamedSystem()
    let total = system.equal(system["a"] + system["b"], 200)
    system.addContentLength(60, of: "a", hugging: 251, resistance: 749)
    system.addContentLength(80, of: "b", hugging: 250, resistance: 750)
    try system.solver.solve()
    #expect(["a", "b"].map(system.value) == [60, 140])
    system.solver.setConstant(of: total, to: -110)
    try system.solver.solve()
    #expect(["a", "b"].map(system.value) == [30, 80])
    system.solver.setConstant(of: total, to: -200)
    try system.solver.solve()
    #expect(["a", "b"].map(system.value) == [60, 140])
  }

  @Test func removingAConstraintRestoresTheNextPreference() throws {
    let system = NamedSystem()
    let strong = system.equal(system["x"], 1, priority: 900)
    system.equal(system["x"], 2, priority: 800)
    try system.solver.solve()
    #expect(system.value("x") == 1)
    system.solver.remove(strong)
    try system.solver.solve()
    #expect(system.value("x") == 2)
    #expect(!system.solver.contains(strong))
  }

  @Test func theHighestPriorityDeterminesTheValue() throws {
    let system = NamedSystem()
    system.equal(system["x"], 1, priority: 500)
    let second = system.equal(system["x"], 2, priority: 400)
    for (priority, value) in [(400, 1), (600, 2), (400, 1), (1000, 2), (499, 1)] as [(Float, Double)] {
      system.solver.setPriority(of: second, to: Priority(priority))
      try system.solver.solve()
      #expect(system.value("x") == value, "at \(priority)")
    }
  }

  /// Removing the constraint that defines a variable keeps the constraints that it was substituted into. The values do
  /// not depend on the history.
  @Test func removingADefinitionLeavesNoTrace() throws {
    let edited = NamedSystem()
    _ = (edited["x"], edited["y"])
    let fixed = edited.equal(edited["y"], 3)
    edited.equal(edited["x"] + edited["y"], 10)
    try edited.solver.solve()
    #expect(edited.value("x") == 7)
    edited.solver.remove(fixed)
    try edited.solver.solve()
    let fresh = NamedSystem()
    _ = (fresh["x"], fresh["y"])
    fresh.equal(fresh["x"] + fresh["y"], 10)
    try fresh.solver.solve()
    #expect(["x", "y"].map(edited.value) == ["x", "y"].map(fresh.value))
  }

  @Test func removedVariablesAreReused() throws {
    let system = NamedSystem()
    for round in 1...20_000 {
      let variable = system.solver.makeVariable()
      let constraint = system.solver.add(
        LinearConstraint(LinearExpression(variable) - Double(round), .greaterThanOrEqual))
      let preference = system.solver.add(LinearConstraint(LinearExpression(variable), .equal, priority: Priority(1)))
      try system.solver.solve()
      #expect(system.solver.value(of: variable) == Double(round))
      system.solver.remove(constraint)
      system.solver.remove(preference)
      system.solver.remove(variable)
    }
  }

  @Test func handlesOfRemovedConstraintsHaveNoEffect() throws {
    let system = NamedSystem()
    let old = system.equal(system["x"], 1)
    system.solver.remove(old)
    system.equal(system["x"], 2)
    system.solver.remove(old)
    system.solver.setConstant(of: old, to: -9)
    try system.solver.solve()
    #expect(system.value("x") == 2)
    #expect(!system.solver.contains(old))
  }

  /// A copy begins with the solution of its original, and later changes of one do not affect the other.
  @Test func aCopyContinuesOnItsOwn() throws {
    let original = NamedSystem()
    let (x, y) = (original.variable("x"), original.variable("y"))
    let sum = original.equal(original["x"] + original["y"], 10)
    original.equal(original["y"], 3, priority: 500)
    try original.solver.solve()
    let copy = ConstraintSolver(copying: original.solver)
    #expect([x, y].map(copy.value) == [7, 3])
    copy.setConstant(of: sum, to: -20)
    try copy.solve()
    original.solver.setConstant(of: sum, to: -5)
    try original.solver.solve()
    #expect([x, y].map(copy.value) == [17, 3])
    #expect([x, y].map(original.solver.value) == [2, 3])
  }
}
