/// Sums terms by symbol, in any order, for a row that is made from many others.
final class RowAccumulator {
  private var sums: [Double] = []
  private var isTouched: [Bool] = []
  private var touched: [Int32] = []
  private(set) var constant = 0.0

  func begin(symbolCount: Int, constant: Double) {
    while sums.count < symbolCount {
      sums.append(0)
      isTouched.append(false)
    }
    self.constant = constant
  }

  func add(_ symbol: Int32, _ coefficient: Double) {
    let index = Int(symbol)
    sums[index] += coefficient
    guard !isTouched[index] else { return }
    isTouched[index] = true
    touched.append(symbol)
  }

  func add(_ row: TableauRow, times factor: Double) {
    constant += factor * row.constant
    var index = 0
    while index < row.count {
      add(row.symbols[index], row.coefficients[index] * factor)
      index &+= 1
    }
  }

  /// The row, without what cancelled. The accumulator is empty afterwards.
  func makeRow() -> TableauRow {
    touched.sort()
    let row = TableauRow(constant: constant, capacity: touched.count + 4)
    for symbol in touched {
      let sum = sums[Int(symbol)]
      if sum.magnitude > Tolerance.coefficient { row.append(symbol, sum) }
      sums[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
    return row
  }
}
