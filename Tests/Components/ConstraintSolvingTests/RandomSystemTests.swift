import FirstFrameConstraintSolving
import FirstFrameSeededRandomness
import Testing

/// Solves small random systems. The solutions must equal the solutions of an independent solver, and must not depend on
/// earlier edits.
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
  func violationsAreMinimal(seed: UInt64) {
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
  func ambiguousVariablesCanHaveOtherValues(seed: UInt64) {
    forEachSystem(seed) { system, _ in
      let solved = SolvedSystem(system)
      var reference = ReferenceSolver(system)
      guard solved.values() != nil, reference.violations() != nil else { return }
      let expected = solved.variables.indices.filter(reference.isAmbiguous).map { solved.variables[$0] }
      #expect(solved.solver.ambiguousVariables() == expected, "seed \(seed): \(system)")
    }
  }

  /// Every constraint of a contradiction is necessary: without it, the others can be satisfied.
  @Test(arguments: seeds)
  func contradictionsAreMinimal(seed: UInt64) throws {
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
        #expect(core.constraints.allSatisfy { $0.priority >= 1000 })
        #expect(reference.violations() == nil)
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
  func orderDoesNotMatterUnlessAmbiguous(seed: UInt64) {
    forEachSystem(seed) { system, random in
      let solved = SolvedSystem(system)
      guard let values = solved.values(), solved.solver.ambiguousVariables().isEmpty else { return }
      var shuffled = system
      shuffled.constraints.shuffle(using: &random)
      #expect(isClose(SolvedSystem(shuffled).values(), values), "seed \(seed): \(system)")
    }
  }

  /// The values depend only on the current constraints, not on earlier edits.
  @Test(arguments: seeds)
  func editHistoryDoesNotMatter(seed: UInt64) {
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

  /// A copy of a solver continues like a new one, and its edits do not change the original.
  @Test(arguments: seeds)
  func copiesDoNotAffectTheirOriginals(seed: UInt64) {
    forEachSystem(seed) { original, random in
      let solved = SolvedSystem(original)
      if Bool.random(using: &random) { _ = solved.values() }
      var (system, copy) = (original, solved.copy())
      for _ in 0..<4 { change(&system, &copy, using: &random) }
      #expect(isClose(copy.values(), SolvedSystem(system).values()), "seed \(seed): \(system)")
      var edited = original
      var continued = solved
      change(&edited, &continued, using: &random)
      #expect(isClose(continued.values(), SolvedSystem(edited).values()), "seed \(seed): \(edited)")
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

/// A system of constraints as data.
struct SampleSystem {
  var variableCount: Int
  var constraints: [SampleConstraint]

  /// Creates a system with few variables, small whole numbers and few priorities, so that ties and contradictions are
  /// common.
  init(using random: inout SeededGenerator, constraintCount: ClosedRange<Int> = 1...9) {
    variableCount = Int.random(in: 1...5, using: &random)
    constraints = []
    for _ in 0..<Int.random(in: constraintCount, using: &random) {
      constraints.append(Self.constraint(variableCount, using: &random))
    }
  }

  static func constraint(_ variableCount: Int, using random: inout SeededGenerator) -> SampleConstraint {
    var coefficients = Array(repeating: 0.0, count: variableCount)
    let factors: [Double] = [-2, -1, -1, 1, 1, 2, 0.5]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: 0..<variableCount, using: &random)] = factors.randomElement(using: &random)!
    }
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 1000, 1000, 750, 750, 250, 1]
    return SampleConstraint(
      coefficients: coefficients, constant: Double(Int.random(in: -10...10, using: &random)),
      relation: relations.randomElement(using: &random)!,
      priority: priorities.randomElement(using: &random)!)
  }

  /// Returns the sum of violations for each priority, highest first.
  func violations(at point: [Double]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    return priorities.map { priority in
      var sum = 0.0
      for constraint in constraints where constraint.priority == priority { sum += constraint.violation(at: point) }
      return sum
    }
  }
}

/// A constraint on numbered variables, with whole numbers as coefficients.
struct SampleConstraint {
  /// One coefficient for each variable of the system.
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  var priority: Float

  func violation(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }

  func linearConstraint(_ variables: [Variable]) -> LinearConstraint {
    let terms = zip(variables, coefficients).filter { $0.1 != 0 }.map { LinearExpression.Term($0.0, $0.1) }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: constant), relation, priority: Priority(priority))
  }
}

/// A system with its solver.
struct SolvedSystem {
  private(set) var solver = ConstraintSolver()
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

  func copy() -> SolvedSystem {
    var copy = self
    copy.solver = ConstraintSolver(copying: solver)
    return copy
  }

  mutating func add(_ constraint: SampleConstraint) {
    handles.append(solver.add(constraint.linearConstraint(variables)))
  }

  mutating func remove(at index: Int) {
    solver.remove(handles.remove(at: index))
  }

  /// Returns the values of the variables, or `nil` if the constraints contradict each other.
  func values() -> [Double]? {
    guard (try? solver.solve()) != nil else { return nil }
    return variables.map(solver.value)
  }
}
