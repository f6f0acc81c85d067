/// One equation, solved for its basic symbol: a constant and a sum of parametric symbols, sorted by symbol.
///
/// Rows are merged at every pivot, so their terms are stored in manually allocated buffers instead of arrays.
///
/// Properties of the solver's classes are not checked for exclusive access. Only one thread uses a solver, and no method
/// calls code outside of the module, so that an access can only overlap another by a fault of this module. The
/// classes of the tableau with checks: 44% more instructions to make and lay out a card.
final class TableauRow {
  /// The basic symbol; -1 if the row is in no tableau.
  @exclusivity(unchecked) var basic: Int32 = -1
  @exclusivity(unchecked) var constant: Double
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var symbols: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private(set) var coefficients: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private var capacity: Int

  init(constant: Double, capacity: Int) {
    self.constant = constant
    self.capacity = max(capacity, 4)
    symbols = .allocate(capacity: self.capacity)
    coefficients = .allocate(capacity: self.capacity)
  }

  init(copying other: TableauRow) {
    basic = other.basic
    constant = other.constant
    count = other.count
    capacity = max(other.count, 4)
    symbols = .allocate(capacity: capacity)
    coefficients = .allocate(capacity: capacity)
    symbols.update(from: other.symbols, count: count)
    coefficients.update(from: other.coefficients, count: count)
  }

  deinit {
    symbols.deallocate()
    coefficients.deallocate()
  }

  /// Adds a term. Its symbol must be greater than all others.
  func append(_ symbol: Int32, _ coefficient: Double) {
    reserve(count &+ 1)
    symbols[count] = symbol
    coefficients[count] = coefficient
    count &+= 1
  }

  /// Returns the index of a symbol, or of the first greater symbol.
  private func lowerBound(of symbol: Int32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) >> 1
      if symbols[middle] < symbol { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Int32) -> Double {
    let index = lowerBound(of: symbol)
    return index < count && symbols[index] == symbol ? coefficients[index] : 0
  }

  /// Removes a term and returns its coefficient; 0 if there is no such term.
  @discardableResult
  func remove(_ symbol: Int32) -> Double {
    let index = lowerBound(of: symbol)
    guard index < count, symbols[index] == symbol else { return 0 }
    let coefficient = coefficients[index]
    let rest = count &- index &- 1
    (symbols + index).update(from: symbols + index + 1, count: rest)
    (coefficients + index).update(from: coefficients + index + 1, count: rest)
    count &-= 1
    return coefficient
  }

  func insert(_ symbol: Int32, _ coefficient: Double) {
    let index = lowerBound(of: symbol)
    reserve(count &+ 1)
    (symbols + index + 1).update(from: symbols + index, count: count &- index)
    (coefficients + index + 1).update(from: coefficients + index, count: count &- index)
    symbols[index] = symbol
    coefficients[index] = coefficient
    count &+= 1
  }

  func scale(by factor: Double) {
    constant *= factor
    var index = 0
    while index < count {
      coefficients[index] *= factor
      index &+= 1
    }
  }

  func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    capacity = max(needed, capacity * 2)
    let newSymbols = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
    let newCoefficients = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    newSymbols.update(from: symbols, count: count)
    newCoefficients.update(from: coefficients, count: count)
    symbols.deallocate()
    coefficients.deallocate()
    symbols = newSymbols
    coefficients = newCoefficients
  }

  func truncate(to count: Int) {
    self.count = count
  }

  /// Adds a multiple of another row, and records the symbols that are new in this row in `columns`.
  ///
  /// The terms are merged in place from the end, so that terms before the other row's first symbol are not moved.
  func add(_ other: TableauRow, times factor: Double, at slot: Int32, recordingIn columns: ColumnIndex) {
    constant += factor * other.constant
    let total = count &+ other.count
    reserve(total)
    var index = count &- 1
    var otherIndex = other.count &- 1
    var end = total
    while otherIndex >= 0 {
      let symbol = other.symbols[otherIndex]
      let added = other.coefficients[otherIndex] * factor
      while index >= 0, symbols[index] > symbol {
        end &-= 1
        symbols[end] = symbols[index]
        coefficients[end] = coefficients[index]
        index &-= 1
      }
      let isShared = index >= 0 && symbols[index] == symbol
      let sum = isShared ? coefficients[index] + added : added
      if isShared { index &-= 1 }
      if sum.magnitude > Tolerance.coefficient {
        end &-= 1
        symbols[end] = symbol
        coefficients[end] = sum
        if !isShared { columns.add(symbol, in: slot) }
      }
      otherIndex &-= 1
    }
    closeGap(after: index &+ 1, upTo: end, total: total)
  }

  private func closeGap(after kept: Int, upTo start: Int, total: Int) {
    let moved = total &- start
    if start > kept {
      (symbols + kept).update(from: symbols + start, count: moved)
      (coefficients + kept).update(from: coefficients + start, count: moved)
    }
    truncate(to: kept &+ moved)
  }
}
