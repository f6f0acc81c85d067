import FirstFrameConstraintSolving
import Testing

struct UnsatisfiableConstraintsTests {
  /// Returns the contradicting constraints as indices in the order of addition, or `nil` if there is a solution.
  private func contradiction(_ build: (NamedSystem) -> [ConstraintHandle]) -> [Int]? {
    let system = NamedSystem()
    let handles = build(system)
    do throws(UnsatisfiableConstraints) {
      try system.solver.solve()
      return nil
    } catch {
      return error.constraints.compactMap { handles.firstIndex(of: $0) }
    }
  }

  @Test func twoValuesForOneVariable() {
    #expect(contradiction { [$0.equal($0["x"], 1), $0.equal($0["y"], 5), $0.equal($0["x"], 2)] } == [0, 2])
  }

  @Test func aChainThatIsTooLong() {
    // 50 + 60 does not fit into 100. The constraint on `other` is unrelated.
    let found = contradiction {
      [
        $0.equal($0["x"], 0), $0.equal($0["a"], 50), $0.equal($0["b"], 60), $0.equal($0["other"], $0["a"] + 3),
        $0.equal($0["x"] + $0["a"] + $0["b"], 100),
      ]
    }
    #expect(found == [0, 1, 2, 4])
  }

  @Test func contradictingInequalities() {
    #expect(
      contradiction {
        [$0.atLeast($0["x"], 0), $0.atLeast($0["x"], 10), $0.atMost($0["x"] + $0["y"], 12), $0.atLeast($0["y"], 3)]
      } == [1, 2, 3])
  }

  @Test func preferencesAreNeverPartOfAContradiction() {
    #expect(
      contradiction {
        [
          $0.equal($0["x"], 5, priority: 999), $0.atLeast($0["x"], 10), $0.atMost($0["x"], 9),
          $0.equal($0["x"], 7, priority: 1),
        ]
      } == [1, 2])
  }

  @Test func aConstantThatDoesNotHold() {
    #expect(contradiction { [$0.equal($0["x"], 5), $0.equal(LinearExpression(constant: 1), 0)] } == [1])
  }

  @Test func roundingErrorsAreNotAContradiction() {
    #expect(contradiction { [$0.equal($0["x"] * 3, 1), $0.equal($0["x"], 0.33333333)] } == nil)
    #expect(contradiction { [$0.equal($0["x"] * 3, 1), $0.equal($0["x"], 0.3333)] } == [0, 1])
  }

  @Test func removingOneConstraintResolvesTheContradiction() throws {
    let system = NamedSystem()
    system.equal(system["x"], 1)
    try system.solver.solve()
    let second = system.equal(system["x"], 2)
    system.equal(system["y"], system["x"] + 1)
    #expect(throws: UnsatisfiableConstraints.self) { try system.solver.solve() }
    // The values are unchanged.
    #expect(system.value("x") == 1)
    system.solver.remove(second)
    try system.solver.solve()
    #expect(system.value("x") == 1)
    #expect(system.value("y") == 2)
  }

  @Test func severalContradictionsAreReportedOneByOne() throws {
    let system = NamedSystem()
    for name in ["a", "b", "c"] {
      system.equal(system[name], 1)
      system.equal(system[name], 2)
    }
    var rounds = 0
    while true {
      do throws(UnsatisfiableConstraints) {
        try system.solver.solve()
        break
      } catch {
        rounds += 1
        #expect(error.constraints.count == 2)
        system.solver.remove(error.constraints[1])
      }
    }
    #expect(rounds == 3)
    #expect(["a", "b", "c"].map(system.value) == [1, 1, 1])
  }

  @Test func editsCauseAndResolveContradictions() throws {
    let system = NamedSystem()
    system.atLeast(system["x"], 10)
    let limit = system.atMost(system["x"], 20)
    try system.solver.solve()
    system.solver.setConstant(of: limit, to: -5)
    #expect(throws: UnsatisfiableConstraints.self) { try system.solver.solve() }
    system.solver.setConstant(of: limit, to: -15)
    system.equal(system["x"], 100, priority: 1)
    try system.solver.solve()
    #expect(system.value("x") == 15)
  }
}
