extension Tableau {
  /// Adds to the constant of a constraint that is in the tableau, which must be optimal; `restoreFeasibility()` then
  /// makes it so again.
  func shiftConstant(of symbols: ConstraintSymbols, by change: Double) {
    let shift = change * symbols.markerSign
    let slot = slots[Int(symbols.marker)]
    if slot >= 0 {
      rows[Int(slot)]?.constant -= shift
      suspectSlots.append(slot)
      return
    }
    for slot in rowSlots(containing: symbols.marker) {
      guard let row = rows[Int(slot)] else { continue }
      row.constant += row.coefficient(of: symbols.marker) * shift
      suspectSlots.append(slot)
    }
  }

  /// Pivots until no restricted symbol is negative (the dual simplex method). False if that cannot be had, or does not
  /// come to an end.
  func restoreFeasibility() -> Bool {
    defer { suspectSlots.removeAll(keepingCapacity: true) }
    var remaining = 64 * (rows.count + 16)
    while let slot = violatedSlot() {
      guard remaining > 0, let entering = enteringSymbol(in: slot) else { return false }
      pivot(entering, in: slot)
      suspectSlots.append(slot)
      remaining -= 1
    }
    return true
  }

  /// The violated row with the smallest basic symbol. Suspects that turn out well are dropped.
  private func violatedSlot() -> Int32? {
    var violated: Int32?
    var basic = Int32.max
    suspectSlots.removeAll { slot in
      guard let row = rows[Int(slot)], isViolated(row) else { return true }
      if row.basic < basic { (violated, basic) = (slot, row.basic) }
      return false
    }
    return violated
  }

  private func isViolated(_ row: TableauRow) -> Bool {
    switch kinds[Int(row.basic)] {
    case .variable, .retired: false
    case .slack, .error: row.constant < -Tolerance.value
    case .dummy: row.constant.magnitude > Tolerance.value
    }
  }

  /// The symbol that raises a row at the lowest cost.
  private func enteringSymbol(in slot: Int32) -> Int32? {
    guard let row = rows[Int(slot)], kinds[Int(row.basic)] != .dummy else { return nil }
    var best: Int32?
    var bestCoefficient = 0.0
    for index in 0..<row.count {
      let symbol = row.symbols[index]
      let coefficient = row.coefficients[index]
      guard coefficient > Tolerance.coefficient, kinds[Int(symbol)] != .dummy else { continue }
      if let best, !objective.isCheaper(symbol, per: coefficient, than: best, per: bestCoefficient) { continue }
      (best, bestCoefficient) = (symbol, coefficient)
    }
    return best
  }
}
