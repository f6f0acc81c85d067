extension TableauRow {
  /// Adds a multiple of another row, and tells the columns which symbols are new in this one.
  ///
  /// Merged from the back, within this row's memory: what lies before the other row's first symbol stays untouched.
  func add(_ other: TableauRow, times factor: Double, at slot: Int32, noting columns: ColumnIndex) {
    constant += factor * other.constant
    let total = count &+ other.count
    reserve(total)
    var mine = count &- 1
    var theirs = other.count &- 1
    var end = total
    while theirs >= 0 {
      let symbol = other.symbols[theirs]
      let added = other.coefficients[theirs] * factor
      while mine >= 0, symbols[mine] > symbol {
        end &-= 1
        symbols[end] = symbols[mine]
        coefficients[end] = coefficients[mine]
        mine &-= 1
      }
      let isShared = mine >= 0 && symbols[mine] == symbol
      let sum = isShared ? coefficients[mine] + added : added
      if isShared { mine &-= 1 }
      if sum.magnitude > Tolerance.coefficient {
        end &-= 1
        symbols[end] = symbol
        coefficients[end] = sum
        if !isShared { columns.note(symbol, in: slot) }
      }
      theirs &-= 1
    }
    closeGap(after: mine &+ 1, upTo: end, total: total)
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
