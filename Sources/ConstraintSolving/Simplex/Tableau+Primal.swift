extension Tableau {
  /// Beyond this many pivots rounding has made the method go in circles; the tableau is feasible all the same.
  private var pivotLimit: Int { 64 * (rows.count + 16) }

  /// Lowers the objective until no symbol can lower it further (the primal simplex method).
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

  /// The row that allows a growing symbol the least; of several, the one with the smallest basic symbol.
  private func leavingSlot(for entering: Int32) -> Int32? {
    var best: Int32?
    var bestRatio = Double.infinity
    var bestBasic = Int32.max
    for slot in rowSlots(containing: entering) {
      guard let row = rows[Int(slot)], kinds[Int(row.basic)].isRestricted else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Tolerance.coefficient else { continue }
      let ratio = max(row.constant, 0) / -coefficient
      guard ratio < bestRatio || (ratio == bestRatio && row.basic < bestBasic) else { continue }
      (best, bestRatio, bestBasic) = (slot, ratio, row.basic)
    }
    return best
  }
}
