/// The equations of a system in solved form: each basic symbol as a constant and a sum of parametric symbols, which
/// are zero. Basic feasible solved form, in the words of the paper.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM TOCHI 8 (4),
/// 2001. Rows and columns are numbered, and every choice falls on the smallest number, so that a system is always
/// solved in the same way; it is also what keeps the simplex method from cycling (Bland's rule).
final class Tableau {
  private(set) var kinds: [SymbolKind] = []
  /// The slot of the row of each symbol, -1 for those that are parametric.
  private(set) var slots: [Int32] = []
  private(set) var rows: [TableauRow?] = []
  private var freeSlots: [Int32] = []
  private var rowStamps: [Int] = []
  private var stamp = 0
  /// How many rows were merged into others: what a solution costs, whatever the machine.
  private(set) var mergeCount = 0
  let columns = ColumnIndex()
  let objective = Objective()
  let accumulator = RowAccumulator()
  /// Rows whose constants may have become negative by an edit.
  var suspectSlots: [Int32] = []

  // MARK: Symbols

  func makeSymbol(_ kind: SymbolKind) -> Int32 {
    kinds.append(kind)
    slots.append(-1)
    columns.grow(to: kinds.count)
    objective.grow(to: kinds.count)
    return Int32(kinds.count - 1)
  }

  func kind(of symbol: Int32) -> SymbolKind { kinds[Int(symbol)] }

  /// The row of a basic symbol.
  func row(of symbol: Int32) -> TableauRow? {
    let slot = slots[Int(symbol)]
    return slot < 0 ? nil : rows[Int(slot)]
  }

  func value(of symbol: Int32) -> Double { row(of: symbol)?.constant ?? 0 }

  /// Takes a symbol out of use, and out of whatever rounding left it in.
  func retire(_ symbol: Int32) {
    for slot in rowSlots(containing: symbol) { rows[Int(slot)]?.remove(symbol) }
    columns.replace(symbol, with: [])
    for level in objective.levels { level.costs[Int(symbol)] = 0 }
    kinds[Int(symbol)] = .retired
  }

  // MARK: Rows

  /// The rows in which a symbol occurs, each once.
  func rowSlots(containing symbol: Int32) -> [Int32] {
    stamp &+= 1
    var list = columns.take(symbol)
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

  /// Adds a row under its basic symbol, which must occur nowhere else.
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
      columns.note(row.symbols[index], in: slot)
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

  /// Makes a parametric symbol basic in a row, whose basic symbol becomes parametric.
  func pivot(_ entering: Int32, in slot: Int32) {
    guard let row = rows[Int(slot)] else { return }
    let leaving = row.basic
    let coefficient = row.remove(entering)
    row.scale(by: -1 / coefficient)
    row.insert(leaving, 1 / coefficient)
    slots[Int(leaving)] = -1
    columns.note(leaving, in: slot)
    row.basic = entering
    slots[Int(entering)] = slot
    substitute(entering, by: row)
  }

  /// Replaces a symbol in all rows but its own by its row.
  func substitute(_ symbol: Int32, by row: TableauRow) {
    for slot in rowSlots(containing: symbol) {
      guard let other = rows[Int(slot)], other !== row else { continue }
      mergeCount &+= 1
      let factor = other.remove(symbol)
      other.add(row, times: factor, at: slot, noting: columns)
      if other.constant < 0 { suspectSlots.append(slot) }
    }
    columns.replace(symbol, with: [])
    objective.substitute(symbol, by: row)
  }
}
