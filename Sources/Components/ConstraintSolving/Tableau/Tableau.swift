/// The equations of a system in basic feasible solved form: each basic symbol equals a constant plus a sum of
/// parametric symbols. The values of the parametric symbols are zero.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM TOCHI 8 (4),
/// 2001. Rows and columns are numbered, and the smallest number is always chosen, so that a system is always solved in
/// the same way and the simplex method cannot cycle (Bland's rule).
final class Tableau {
  @exclusivity(unchecked) private(set) var kinds: [SymbolKind] = []
  /// The slot of each symbol's row; -1 if the symbol is parametric.
  @exclusivity(unchecked) private(set) var slots: [Int32] = []
  @exclusivity(unchecked) private(set) var rows: [TableauRow?] = []
  @exclusivity(unchecked) private var freeSlots: [Int32] = []
  @exclusivity(unchecked) private var rowStamps: [Int] = []
  @exclusivity(unchecked) private var stamp = 0
  /// The number of row additions since the tableau was created: a measure of cost that does not depend on the machine.
  @exclusivity(unchecked) private(set) var mergeCount = 0
  let columns: ColumnIndex
  let objective: Objective
  let accumulator = RowAccumulator()
  /// The slots of rows with constants that may have become negative.
  @exclusivity(unchecked) var suspectSlots: [Int32] = []

  init() {
    columns = ColumnIndex()
    objective = Objective()
  }

  init(copying other: Tableau) {
    kinds = other.kinds
    slots = other.slots
    rows = other.rows.map { $0.map(TableauRow.init(copying:)) }
    freeSlots = other.freeSlots
    rowStamps = other.rowStamps
    stamp = other.stamp
    mergeCount = other.mergeCount
    columns = ColumnIndex(copying: other.columns)
    objective = Objective(copying: other.objective)
    suspectSlots = other.suspectSlots
  }

  // MARK: Symbols

  func makeSymbol(_ kind: SymbolKind) -> Int32 {
    kinds.append(kind)
    slots.append(-1)
    columns.grow(to: kinds.count)
    objective.grow(to: kinds.count)
    return Int32(kinds.count - 1)
  }

  func kind(of symbol: Int32) -> SymbolKind { kinds[Int(symbol)] }

  /// Returns the row of a basic symbol; `nil` for a parametric symbol.
  func row(of symbol: Int32) -> TableauRow? {
    let slot = slots[Int(symbol)]
    return slot < 0 ? nil : rows[Int(slot)]
  }

  func value(of symbol: Int32) -> Double { row(of: symbol)?.constant ?? 0 }

  /// Retires a symbol, and removes it from rows that still contain it because of rounding errors.
  func retire(_ symbol: Int32) {
    for slot in rowSlots(containing: symbol) { rows[Int(slot)]?.remove(symbol) }
    columns.replace(symbol, with: [])
    for level in objective.levels { level.costs[Int(symbol)] = 0 }
    kinds[Int(symbol)] = .retired
  }

  // MARK: Rows

  /// Returns the slots of the rows that contain a symbol, without duplicates.
  func rowSlots(containing symbol: Int32) -> [Int32] {
    stamp &+= 1
    var list = columns.removeList(of: symbol)
    var kept = 0
    for index in list.indices {
      let slot = list[index]
      guard rowStamps[Int(slot)] != stamp, let row = rows[Int(slot)], row.coefficient(of: symbol) != 0 else {
        continue
      }
      rowStamps[Int(slot)] = stamp
      list[kept] = slot
      kept &+= 1
    }
    list.removeLast(list.count - kept)
    columns.replace(symbol, with: list)
    return list
  }

  /// Adds a row and makes a symbol its basic symbol. No other row may contain the symbol.
  @discardableResult
  func insert(_ row: TableauRow, basic symbol: Int32) -> Int32 {
    let slot = freeSlots.popLast() ?? Int32(rows.count)
    if Int(slot) == rows.count {
      rows.append(row)
      rowStamps.append(0)
    } else {
      rows[Int(slot)] = row
    }
    row.basic = symbol
    slots[Int(symbol)] = slot
    var index = 0
    while index < row.count {
      columns.add(row.symbols[index], in: slot)
      index &+= 1
    }
    return slot
  }

  @discardableResult
  func removeRow(of symbol: Int32) -> TableauRow? {
    let slot = slots[Int(symbol)]
    guard slot >= 0 else { return nil }
    let row = rows[Int(slot)]
    rows[Int(slot)] = nil
    freeSlots.append(slot)
    slots[Int(symbol)] = -1
    return row
  }

  // MARK: Pivots

  /// Makes a parametric symbol basic in a row. The row's basic symbol becomes parametric.
  func pivot(_ entering: Int32, in slot: Int32) {
    guard let row = rows[Int(slot)] else { return }
    let leaving = row.basic
    let coefficient = row.coefficient(of: entering)
    row.replace(entering, by: leaving, -1)
    row.scale(by: -1 / coefficient)
    slots[Int(leaving)] = -1
    columns.add(leaving, in: slot)
    row.basic = entering
    slots[Int(entering)] = slot
    substitute(entering, by: row)
  }

  /// Replaces a symbol with its row in all other rows and in the objective.
  func substitute(_ symbol: Int32, by row: TableauRow) {
    for slot in rowSlots(containing: symbol) {
      guard let other = rows[Int(slot)], other !== row else { continue }
      mergeCount &+= 1
      other.substitute(symbol, by: row, at: slot, recordingIn: columns)
      if other.constant < 0 { suspectSlots.append(slot) }
    }
    columns.replace(symbol, with: [])
    objective.substitute(symbol, by: row)
  }
}

/// The kind of a symbol in the tableau.
enum SymbolKind: UInt8 {
  /// A free variable: unrestricted in sign.
  case variable
  /// The slack of an inequality: nonnegative.
  case slack
  /// The violation of a preference: nonnegative.
  case error
  /// The marker of a required equality: always zero, and basic only in redundant rows.
  case dummy
  /// A symbol that is no longer in use.
  case retired

  /// Whether the value must not be negative.
  var isRestricted: Bool { self != .variable }
}

/// For each symbol, the rows that may contain it.
///
/// A list may contain rows without the symbol and duplicates. The tableau removes them when it reads the list.
final class ColumnIndex {
  @exclusivity(unchecked) private var lists: [[Int32]] = []

  init() {}

  init(copying other: ColumnIndex) {
    lists = other.lists
  }

  func grow(to count: Int) {
    while lists.count < count { lists.append([]) }
  }

  func add(_ symbol: Int32, in slot: Int32) {
    lists[Int(symbol)].append(slot)
  }

  /// Returns a symbol's list and replaces it with an empty one.
  func removeList(of symbol: Int32) -> [Int32] {
    var list: [Int32] = []
    swap(&list, &lists[Int(symbol)])
    return list
  }

  func replace(_ symbol: Int32, with list: [Int32]) {
    lists[Int(symbol)] = list
  }
}

/// Sums terms by symbol, in any order, to build a row from many others.
final class RowAccumulator {
  @exclusivity(unchecked) private var sums = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  @exclusivity(unchecked) private var isTouched = UnsafeMutablePointer<Bool>.allocate(capacity: 0)
  @exclusivity(unchecked) private var capacity = 0
  private let touched = IndexList()
  @exclusivity(unchecked) private(set) var constant = 0.0

  deinit {
    sums.deallocate()
    isTouched.deallocate()
  }

  func begin(symbolCount: Int, constant: Double) {
    if symbolCount > capacity { grow(to: symbolCount) }
    self.constant = constant
  }

  /// The sums are zero between two rows, so they are not copied.
  private func grow(to symbolCount: Int) {
    sums.deallocate()
    isTouched.deallocate()
    capacity = max(symbolCount, capacity * 2)
    sums = .allocate(capacity: capacity)
    sums.initialize(repeating: 0, count: capacity)
    isTouched = .allocate(capacity: capacity)
    isTouched.initialize(repeating: false, count: capacity)
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

  /// Returns the sum as a row without cancelled terms, and empties the accumulator.
  func makeRow() -> TableauRow {
    touched.sort()
    let row = TableauRow(constant: constant, capacity: touched.count + 4)
    var index = 0
    while index < touched.count {
      let symbol = touched.elements[index]
      let sum = sums[Int(symbol)]
      if sum.magnitude > Tolerance.coefficient { row.append(symbol, sum) }
      sums[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
      index &+= 1
    }
    touched.removeAll()
    return row
  }
}
