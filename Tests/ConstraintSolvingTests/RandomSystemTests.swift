import FirstFrameConstraintSolving
import FirstFrameSeededRandomness
import Testing

/// Small random systems against an independent solver, and against themselves by other ways.
struct RandomSystemTests {
  static let seeds = Array(UInt64(1)...8)
  static let systemsPerSeed = 150

  private func forEachSystem(_ seed: UInt64, _ body: (SampleSystem, inout SeededGenerator) throws -> Void) rethrows {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.systemsPerSeed {
      let system = SampleSystem(using: &random)
      try body(system, &random)
    }
  }

  @Test(arguments: seeds)
  func violationsAreTheLeast(seed: UInt64) {
    forEachSystem(seed) { system, _ in
      var reference = ReferenceSolver(system)
      let expected = reference.violations()
      guard let values = SolvedSystem(system).values() else {
        #expect(expected == nil, "seed \(seed): \(system)")
        return
      }
      let required = system.constraints.filter { $0.priority >= 1000 }
      #expect(required.allSatisfy { $0.violation(at: values) < 1e-6 }, "seed \(seed): \(system)")
      #expect(isClose(system.violations(at: values), expected), "seed \(seed): \(system)")
    }
  }

  @Test(arguments: seeds)
  func ambiguousVariablesAreThoseThatCanMove(seed: UInt64) {
    forEachSystem(seed) { system, _ in
      let solved = SolvedSystem(system)
      var reference = ReferenceSolver(system)
      guard solved.values() != nil, reference.violations() != nil else { return }
      let expected = solved.variables.indices.filter(reference.isAmbiguous).map { solved.variables[$0] }
      #expect(solved.solver.ambiguousVariables() == expected, "seed \(seed): \(system)")
    }
  }

  /// Every constraint of a contradiction is needed for it: without any one of them the others can hold.
  @Test(arguments: seeds)
  func contradictionsHaveNothingToSpare(seed: UInt64) throws {
    var contradictions = 0
    forEachSystem(seed) { system, _ in
      let solved = SolvedSystem(system)
      do throws(UnsatisfiableConstraints) {
        try solved.solver.solve()
      } catch {
        contradictions += 1
        let members = error.constraints.compactMap { solved.handles.firstIndex(of: $0) }
        var core = system
        core.constraints = members.map { system.constraints[$0] }
        var reference = ReferenceSolver(core)
        #expect(core.constraints.allSatisfy { $0.priority >= 1000 } && reference.violations() == nil)
        for index in core.constraints.indices {
          var rest = core
          rest.constraints.remove(at: index)
          var reference = ReferenceSolver(rest)
          #expect(reference.violations() != nil, "seed \(seed): \(system)")
        }
      }
    }
    #expect(contradictions > 5)
  }

  @Test(arguments: seeds)
  func orderDoesNotMatterWhereNothingIsAmbiguous(seed: UInt64) {
    forEachSystem(seed) { system, random in
      let solved = SolvedSystem(system)
      guard let values = solved.values(), solved.solver.ambiguousVariables().isEmpty else { return }
      var shuffled = system
      shuffled.constraints.shuffle(using: &random)
      #expect(isClose(SolvedSystem(shuffled).values(), values), "seed \(seed): \(system)")
    }
  }

  /// Whatever was added, removed and changed before: the values are those of the constraints that are there.
  @Test(arguments: seeds)
  func theWayDoesNotMatter(seed: UInt64) {
    forEachSystem(seed) { original, random in
      var system = original
      var solved = SolvedSystem(system)
      for _ in 0..<6 {
        if Bool.random(using: &random) { _ = solved.values() }
        change(&system, &solved, using: &random)
        if Bool.random(using: &random) {
          #expect(isClose(solved.values(), SolvedSystem(system).values()), "seed \(seed): \(system)")
        }
      }
      #expect(isClose(solved.values(), SolvedSystem(system).values()), "seed \(seed): \(system)")
    }
  }

  private func change(_ system: inout SampleSystem, _ solved: inout SolvedSystem, using random: inout SeededGenerator) {
    guard let index = system.constraints.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      system.constraints.remove(at: index)
      solved.remove(at: index)
    case 1:
      let constraint = SampleSystem.constraint(system.variableCount, using: &random)
      system.constraints.append(constraint)
      solved.add(constraint)
    case 2:
      let priority: Float = [1000, 750, 250].randomElement(using: &random)!
      system.constraints[index].priority = priority
      solved.solver.setPriority(of: solved.handles[index], to: Priority(priority))
    default:
      let constant = Double(Int.random(in: -10...10, using: &random))
      system.constraints[index].constant = constant
      solved.solver.setConstant(of: solved.handles[index], to: constant)
    }
  }

  private func isClose(_ left: [Double]?, _ right: [Double]?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
