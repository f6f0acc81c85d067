import FirstFrameConstraintSolving

/// Solves a system one priority after the other, each as a linear program of its own that holds what the earlier ones
/// reached.
struct ReferenceSolver {
  let system: SampleSystem
  private var program: DenseProgram
  /// The violation columns of each priority, the highest first.
  private let levels: [[Int]]

  init(_ system: SampleSystem) {
    self.system = system
    let priorities = Set(system.constraints.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    var levels = priorities.map { _ in [Int]() }
    // Two columns for each unknown, two for each constraint: what it is above zero, and below.
    let columnCount = 2 * system.variableCount + 2 * system.constraints.count
    program = DenseProgram(matrix: [], right: [], cost: Array(repeating: 0, count: columnCount))
    for (index, constraint) in system.constraints.enumerated() {
      var row = Array(repeating: 0.0, count: columnCount)
      for (variable, coefficient) in constraint.coefficients.enumerated() {
        row[2 * variable] = coefficient
        row[2 * variable + 1] = -coefficient
      }
      let above = 2 * system.variableCount + 2 * index
      let wrong =
        switch constraint.relation {
        case .equal: [above, above + 1]
        case .lessThanOrEqual: [above]
        case .greaterThanOrEqual: [above + 1]
        }
      let isRequired = constraint.priority >= 1000
      if !(isRequired && wrong.contains(above)) { row[above] = -1 }
      if !(isRequired && wrong.contains(above + 1)) { row[above + 1] = 1 }
      if !isRequired { levels[priorities.firstIndex(of: constraint.priority)!] += wrong }
      program.matrix.append(row)
      program.right.append(-constraint.constant)
    }
    self.levels = levels
  }

  /// The least violations by priority, the highest first; nil if what is required cannot hold.
  mutating func violations() -> [Double]? {
    var found: [Double] = []
    for level in [[]] + levels {
      program.cost = program.cost.indices.map { level.contains($0) ? 1 : 0 }
      guard case .optimal(let value, _) = program.solve() else { return nil }
      if level.isEmpty { continue }
      found.append(value)
      program.matrix.append(program.cost)
      program.right.append(value)
    }
    return found
  }

  /// Whether a variable can have several values in the best solutions; after `violations()`.
  func isAmbiguous(_ variable: Int) -> Bool {
    var program = program
    var ends: [Double] = []
    for sign in [1.0, -1] {
      program.cost = program.cost.map { _ in 0 }
      program.cost[2 * variable] = sign
      program.cost[2 * variable + 1] = -sign
      guard case .optimal(let value, _) = program.solve() else { return true }
      ends.append(value * sign)
    }
    return ends[1] - ends[0] > 1e-5
  }
}
