extension Tableau {
  // MARK: Primal

  /// The number of pivots after which the method is stopped, because rounding errors must have made it cycle.
  private var pivotLimit: Int { 64 * (rows.count + 16) }

  /// Minimizes the objective (the primal simplex method). If it reaches the pivot limit, the tableau is still feasible.
  func optimize() {
    var remaining = pivotLimit
    while remaining > 0, let symbol = objective.candidates.popFirst() {
      guard slots[Int(symbol)] < 0, kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error,
        objective.sign(of: symbol) < 0, let slot = leavingSlot(for: symbol)
      else { continue }
      pivot(symbol, in: slot)
      remaining -= 1
    }
  }

  /// Returns the slot of the row that limits the increase of a symbol most; `nil` if none does. If there are several,
  /// returns the row of an artificial symbol, or else the row with the smallest basic symbol.
  func leavingSlot(for entering: Int32, artificial: Int32 = -1) -> Int32? {
    var best: Int32?
    var bestRatio = Double.infinity
    var bestBasic = Int32.max
    for slot in rowSlots(containing: entering) {
      guard let row = rows[Int(slot)], kinds[Int(row.basic)].isRestricted else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Tolerance.coefficient else { continue }
      let ratio = max(row.constant, 0) / -coefficient
      let basic = row.basic == artificial ? -1 : row.basic
      guard ratio < bestRatio || (ratio == bestRatio && basic < bestBasic) else { continue }
      (best, bestRatio, bestBasic) = (slot, ratio, basic)
    }
    return best
  }

  // MARK: Dual

  /// Adds a number to the constant of a constraint. The tableau must be optimal, and is optimal again after a call of
  /// `restoreFeasibility()`.
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

  /// Pivots until no restricted symbol is negative (the dual simplex method).
  ///
  /// - Returns: `false` if no feasible solution was found within the pivot limit.
  func restoreFeasibility() -> Bool {
    defer { suspectSlots.removeAll(keepingCapacity: true) }
    var remaining = pivotLimit
    while let slot = violatedSlot() {
      guard remaining > 0, let entering = enteringSymbol(in: slot) else { return false }
      pivot(entering, in: slot)
      suspectSlots.append(slot)
      remaining -= 1
    }
    return true
  }

  /// Returns the slot of the violated row with the smallest basic symbol. Removes feasible rows from `suspectSlots`.
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

  /// Returns the symbol that increases the value of a row at the lowest cost.
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
