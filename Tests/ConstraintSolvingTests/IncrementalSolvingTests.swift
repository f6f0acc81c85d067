import FirstFrameConstraintSolving
import Testing

/// Adding, removing and changing constraints between solutions.
struct IncrementalSolvingTests {
  @Test func aChangedConstantMovesDependentVariables() throws {
    let sketch = Sketch()
    let margin = sketch.equal(sketch["x"], 16)
    sketch.equal(sketch["x"] + sketch["w"], 300)
    sketch.equal(sketch["y"], sketch["x"] + 4)
    try sketch.solver.solve()
    #expect(["x", "w", "y"].map(sketch.value) == [16, 284, 20])
    sketch.solver.setConstant(of: margin, to: -20)
    try sketch.solver.solve()
    #expect(["x", "w", "y"].map(sketch.value) == [20, 280, 24])
  }

  @Test func aChangedConstantReversesTheViolation() throws {
    let sketch = Sketch()
    let total = sketch.equal(sketch["a"] + sketch["b"], 200)
    sketch.content("a", 60, hugging: 251, resistance: 749)
    sketch.content("b", 80, hugging: 250, resistance: 750)
    try sketch.solver.solve()
    #expect(["a", "b"].map(sketch.value) == [60, 140])
    sketch.solver.setConstant(of: total, to: -110)
    try sketch.solver.solve()
    #expect(["a", "b"].map(sketch.value) == [30, 80])
    sketch.solver.setConstant(of: total, to: -200)
    try sketch.solver.solve()
    #expect(["a", "b"].map(sketch.value) == [60, 140])
  }

  @Test func removingAConstraintRestoresTheNextPreference() throws {
    let sketch = Sketch()
    let strong = sketch.equal(sketch["x"], 1, 900)
    sketch.equal(sketch["x"], 2, 800)
    try sketch.solver.solve()
    #expect(sketch.value("x") == 1)
    sketch.solver.remove(strong)
    try sketch.solver.solve()
    #expect(sketch.value("x") == 2 && !sketch.solver.contains(strong))
  }

  @Test func prioritiesMoveBetweenPreferences() throws {
    let sketch = Sketch()
    sketch.equal(sketch["x"], 1, 500)
    let second = sketch.equal(sketch["x"], 2, 400)
    for (priority, value) in [(400, 1), (600, 2), (400, 1), (1000, 2), (499, 1)] as [(Float, Double)] {
      sketch.solver.setPriority(of: second, to: Priority(priority))
      try sketch.solver.solve()
      #expect(sketch.value("x") == value, "at \(priority)")
    }
  }

  /// Removing a definition keeps the constraints that were expanded with it, and the values do not depend on the
  /// history.
  @Test func removingADefinitionLeavesNoTrace() throws {
    let edited = Sketch()
    _ = (edited["x"], edited["y"])
    let fixed = edited.equal(edited["y"], 3)
    edited.equal(edited["x"] + edited["y"], 10)
    try edited.solver.solve()
    #expect(edited.value("x") == 7)
    edited.solver.remove(fixed)
    try edited.solver.solve()
    let anew = Sketch()
    _ = (anew["x"], anew["y"])
    anew.equal(anew["x"] + anew["y"], 10)
    try anew.solver.solve()
    #expect(["x", "y"].map(edited.value) == ["x", "y"].map(anew.value))
  }

  @Test func removedVariablesAreReused() throws {
    let sketch = Sketch()
    for round in 1...20_000 {
      let variable = sketch.solver.makeVariable()
      let constraint = sketch.solver.add(
        LinearConstraint(LinearExpression(variable) - Double(round), .greaterThanOrEqual))
      let preference = sketch.solver.add(LinearConstraint(LinearExpression(variable), .equal, priority: Priority(1)))
      try sketch.solver.solve()
      #expect(sketch.solver.value(of: variable) == Double(round))
      sketch.solver.remove(constraint)
      sketch.solver.remove(preference)
      sketch.solver.remove(variable)
    }
  }

  @Test func oldHandlesDoNothing() throws {
    let sketch = Sketch()
    let old = sketch.equal(sketch["x"], 1)
    sketch.solver.remove(old)
    sketch.equal(sketch["x"], 2)
    sketch.solver.remove(old)
    sketch.solver.setConstant(of: old, to: -9)
    try sketch.solver.solve()
    #expect(sketch.value("x") == 2 && !sketch.solver.contains(old))
  }
}
