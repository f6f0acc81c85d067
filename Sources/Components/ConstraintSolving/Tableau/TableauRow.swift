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
  /// The number of unused places before the first term.
  @exclusivity(unchecked) private var start = 0
  /// The number of places from the first term on.
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

  deinit { deallocate() }

  private func deallocate() {
    (symbols - start).deallocate()
    (coefficients - start).deallocate()
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
    removeTerm(at: index)
    return coefficient
  }

  /// Removes a term, and moves the terms before or after it, whichever are fewer: the simplex method often removes the
  /// first term, because it takes the smallest symbol.
  private func removeTerm(at index: Int) {
    let following = count &- index &- 1
    if index < following {
      moveTerms(from: 0, to: 1, count: index)
      moveStart(by: 1)
    } else {
      moveTerms(from: index &+ 1, to: index, count: following)
    }
    count &-= 1
  }

  private func moveStart(by distance: Int) {
    symbols += distance
    coefficients += distance
    start &+= distance
    capacity &-= distance
  }

  func insert(_ symbol: Int32, _ coefficient: Double) {
    let index = lowerBound(of: symbol)
    let following = count &- index
    if index < following, start > 0 {
      moveStart(by: -1)
      moveTerms(from: 1, to: 0, count: index)
    } else {
      reserve(count &+ 1)
      moveTerms(from: index, to: index &+ 1, count: following)
    }
    symbols[index] = symbol
    coefficients[index] = coefficient
    count &+= 1
  }

  /// Replaces a term of the row by one with a symbol that the row lacks, and moves as few terms as possible.
  func replace(_ old: Int32, by symbol: Int32, _ coefficient: Double) {
    let hole = lowerBound(of: old)
    var index = lowerBound(of: symbol)
    guard abs(index &- hole) <= min(hole, count &- hole) &+ min(index, count &- index) else {
      removeTerm(at: hole)
      return insert(symbol, coefficient)
    }
    if index > hole {
      index &-= 1
      moveTerms(from: hole &+ 1, to: hole, count: index &- hole)
    } else {
      moveTerms(from: index, to: index &+ 1, count: hole &- index)
    }
    symbols[index] = symbol
    coefficients[index] = coefficient
  }

  private func moveTerms(from source: Int, to target: Int, count: Int) {
    guard count > 0 else { return }
    (symbols + target).update(from: symbols + source, count: count)
    (coefficients + target).update(from: coefficients + source, count: count)
  }

  func scale(by factor: Double) {
    guard factor != 1 else { return }
    constant *= factor
    var index = 0
    while index < count {
      coefficients[index] *= factor
      index &+= 1
    }
  }

  func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let newCapacity = max(needed, capacity * 2)
    let newSymbols = UnsafeMutablePointer<Int32>.allocate(capacity: newCapacity)
    let newCoefficients = UnsafeMutablePointer<Double>.allocate(capacity: newCapacity)
    newSymbols.update(from: symbols, count: count)
    newCoefficients.update(from: coefficients, count: count)
    deallocate()
    (symbols, coefficients, start, capacity) = (newSymbols, newCoefficients, 0, newCapacity)
  }

  func truncate(to count: Int) {
    self.count = count
  }

  /// Replaces a symbol with its row, and records the symbols that are new in this row in `columns`.
  func substitute(_ symbol: Int32, by other: TableauRow, at slot: Int32, recordingIn columns: ColumnIndex) {
    guard count < Self.longRow &* other.count else {
      return substituteTerms(symbol, by: other, at: slot, recordingIn: columns)
    }
    add(other, times: remove(symbol), at: slot, recordingIn: columns)
  }

  /// A row with this many times the terms of another one is not merged with it as a whole.
  private static let longRow = 32

  /// Adds the terms one by one, the first new one in place of the symbol.
  ///
  /// A stack of n views has a row with about n terms, which takes part in n pivots with short rows.
  private func substituteTerms(
    _ symbol: Int32, by other: TableauRow, at slot: Int32, recordingIn columns: ColumnIndex
  ) {
    let factor = coefficient(of: symbol)
    var isReplaced = false
    constant += factor * other.constant
    for otherIndex in 0..<other.count {
      let (added, change) = (other.symbols[otherIndex], other.coefficients[otherIndex] * factor)
      let index = lowerBound(of: added)
      if index < count, symbols[index] == added {
        coefficients[index] += change
        if coefficients[index].magnitude <= Tolerance.coefficient { removeTerm(at: index) }
      } else if change.magnitude > Tolerance.coefficient {
        if isReplaced { insert(added, change) } else { replace(symbol, by: added, change) }
        isReplaced = true
        columns.add(added, in: slot)
      }
    }
    if !isReplaced { remove(symbol) }
  }

  /// Adds a multiple of another row, and records the symbols that are new in this row in `columns`.
  ///
  /// The terms are merged in place from the end, so that terms before the other row's first symbol are not moved.
  private func add(_ other: TableauRow, times factor: Double, at slot: Int32, recordingIn columns: ColumnIndex) {
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
    if start > kept { moveTerms(from: start, to: kept, count: moved) }
    truncate(to: kept &+ moved)
  }
}
