/// One equation, solved for its basic symbol: a constant and a sum of parametric symbols, sorted by symbol.
///
/// Rows are merged at every pivot, so their terms lie in memory of their own instead of arrays.
final class TableauRow {
  /// The symbol on the left, or -1 while there is none.
  var basic: Int32 = -1
  var constant: Double
  private(set) var count = 0
  private(set) var symbols: UnsafeMutablePointer<Int32>
  private(set) var coefficients: UnsafeMutablePointer<Double>
  private var capacity: Int

  init(constant: Double, capacity: Int) {
    self.constant = constant
    self.capacity = max(capacity, 4)
    symbols = .allocate(capacity: self.capacity)
    coefficients = .allocate(capacity: self.capacity)
  }

  deinit {
    symbols.deallocate()
    coefficients.deallocate()
  }

  /// Adds a term whose symbol comes after all others.
  func append(_ symbol: Int32, _ coefficient: Double) {
    reserve(count &+ 1)
    symbols[count] = symbol
    coefficients[count] = coefficient
    count &+= 1
  }

  /// The place of a symbol, or of the first one after it.
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

  /// Takes a term out and returns its coefficient, 0 if there is none.
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
}
