import FirstFrameConstraintSolving

/// Solves a system priority by priority. Each priority is a linear program that preserves the minima of higher ones.
struct ReferenceSolver {
  let system: SampleSystem
  private var program: DenseProgram
  /// The violation columns of each priority, highest first.
  private let levels: [[Int]]

  init(_ system: SampleSystem) {
    self.system = system
    let priorities = Set(system.constraints.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    var levels = priorities.map { _ in [Int]() }
    // Two columns for each variable and two for each constraint: the positive part and the negative part.
    let columnCount = 2 * system.variableCount + 2 * system.constraints.count
    program = DenseProgram(matrix: [], right: [], cost: Array(repeating: 0, count: columnCount))
    for (index, constraint) in system.constraints.enumerated() {
      var row = Array(repeating: 0.0, count: columnCount)
      for (variable, coefficient) in constraint.coefficients.enumerated() {
        row[2 * variable] = coefficient
        row[2 * variable + 1] = -coefficient
      }
      let above = 2 * system.variableCount + 2 * index
      let violations =
        switch constraint.relation {
        case .equal: [above, above + 1]
        case .lessThanOrEqual: [above]
        case .greaterThanOrEqual: [above + 1]
        }
      let isRequired = constraint.priority >= 1000
      if !(isRequired && violations.contains(above)) { row[above] = -1 }
      if !(isRequired && violations.contains(above + 1)) { row[above + 1] = 1 }
      if !isRequired { levels[priorities.firstIndex(of: constraint.priority)!] += violations }
      program.matrix.append(row)
      program.right.append(-constraint.constant)
    }
    self.levels = levels
  }

  /// Returns the minimum violation for each priority, highest first, or `nil` if the required constraints contradict
  /// each other.
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

  /// Whether a variable has several values in optimal solutions. Call `violations()` first.
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

/// A linear program in standard form, solved with a dense tableau in two phases. It is slow and simple, and shares no
/// code with the solver under test.
///
/// Minimizes `cost · x` where `matrix · x = right` and x is nonnegative.
struct DenseProgram {
  var matrix: [[Double]]
  var right: [Double]
  var cost: [Double]

  enum Outcome {
    case infeasible
    case unbounded
    case optimal(value: Double, point: [Double])
  }

  func solve() -> Outcome {
    let (rowCount, columnCount) = (matrix.count, cost.count)
    var table = matrix.indices.map { row -> [Double] in
      let sign: Double = right[row] < 0 ? -1 : 1
      let artificials = (0..<rowCount).map { $0 == row ? 1.0 : 0 }
      return matrix[row].map { $0 * sign } + artificials + [right[row] * sign]
    }
    var basis = (0..<rowCount).map { columnCount + $0 }
    let phaseOne = Array(repeating: 0.0, count: columnCount) + Array(repeating: 1.0, count: rowCount)
    guard Self.minimize(&table, &basis, phaseOne, columnCount: columnCount + rowCount) else { return .unbounded }
    let violation = basis.indices.filter { basis[$0] >= columnCount }.reduce(0) { $0 + table[$1].last! }
    if violation > 1e-7 { return .infeasible }
    Self.driveOut(&table, &basis, columnCount: columnCount)
    let phaseTwo = cost + Array(repeating: 0.0, count: rowCount)
    guard Self.minimize(&table, &basis, phaseTwo, columnCount: columnCount) else { return .unbounded }
    var point = Array(repeating: 0.0, count: columnCount)
    for row in basis.indices where basis[row] < columnCount { point[basis[row]] = table[row].last! }
    return .optimal(value: zip(cost, point).reduce(0) { $0 + $1.0 * $1.1 }, point: point)
  }

  /// Removes artificial columns from the basis. A row without other columns is redundant: 0 = 0.
  private static func driveOut(_ table: inout [[Double]], _ basis: inout [Int], columnCount: Int) {
    for row in basis.indices where basis[row] >= columnCount {
      if let column = (0..<columnCount).first(where: { abs(table[row][$0]) > 1e-7 }) {
        pivot(&table, &basis, row: row, column: column)
      }
    }
  }

  /// - Returns: `false` if there is no minimum.
  private static func minimize(
    _ table: inout [[Double]], _ basis: inout [Int], _ cost: [Double], columnCount: Int
  ) -> Bool {
    while true {
      let entering = (0..<columnCount).first { column in
        let reduced = cost[column] - basis.indices.reduce(0) { $0 + cost[basis[$1]] * table[$1][column] }
        return reduced < -1e-7 && !basis.contains(column)
      }
      guard let entering else { return true }
      let rows = basis.indices.filter { table[$0][entering] > 1e-9 }
      let leaving = rows.min {
        (table[$0].last! / table[$0][entering], basis[$0]) < (table[$1].last! / table[$1][entering], basis[$1])
      }
      guard let leaving else { return false }
      pivot(&table, &basis, row: leaving, column: entering)
    }
  }

  private static func pivot(_ table: inout [[Double]], _ basis: inout [Int], row: Int, column: Int) {
    let divisor = table[row][column]
    table[row] = table[row].map { $0 / divisor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
    }
    basis[row] = column
  }
}
