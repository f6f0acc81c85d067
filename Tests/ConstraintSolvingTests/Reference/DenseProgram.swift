/// A linear program in standard form, solved with a dense tableau in two phases: slow, plain, and made of nothing that
/// the solver under test is made of.
///
/// Minimizes `cost · x` where `matrix · x = right` and x is not negative.
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

  /// Takes artificial columns out of the basis; a row in which there is nothing else says 0 = 0.
  private static func driveOut(_ table: inout [[Double]], _ basis: inout [Int], columnCount: Int) {
    for row in basis.indices where basis[row] >= columnCount {
      if let column = (0..<columnCount).first(where: { abs(table[row][$0]) > 1e-7 }) {
        pivot(&table, &basis, row: row, column: column)
      }
    }
  }

  /// False if there is no minimum.
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
