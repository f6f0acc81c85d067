extension ConstraintSolver {
  /// Brings in what is pending and optimizes, from nothing where the way there could show in the result.
  func settle() throws(UnsatisfiableConstraints) {
    if isWorn { reset() }
    do {
      try bringUpToDate()
    } catch {
      guard !isFresh else { throw error }
      reset()
      try bringUpToDate()
    }
    if !isFresh, !hasUniqueValues {
      reset()
      try bringUpToDate()
    }
  }

  /// Whether most of the tableau's symbols are of the past, or the ranks have run out.
  private var isWorn: Bool {
    tableau.kinds.count > 8 * (attachedCount + pending.count) + 4096 || nextRank > ConstraintRecord.rankLimit
  }

  private func bringUpToDate() throws(UnsatisfiableConstraints) {
    settleShifts()
    tableau.objective.removeUnusedLevels()
    try attachPending()
    guard needsOptimization else { return }
    tableau.optimize()
    needsOptimization = false
  }

  /// Makes the tableau feasible after constants have changed.
  func settleShifts() {
    guard hasShifts else { return }
    hasShifts = false
    if !tableau.restoreFeasibility() { reset() }
  }

  /// Makes the tableau optimal, which the dual simplex method builds on.
  func settleOptimum() {
    guard needsOptimization else { return }
    tableau.optimize()
    needsOptimization = false
  }

  /// Forgets the tableau and all definitions: every constraint is pending again.
  func reset() {
    tableau = Tableau()
    owners.removeAll(keepingCapacity: true)
    for index in symbols.indices {
      symbols[index] = -1
      tableauUses[index] = 0
      definitionUsers[index].removeAll()
      elimination.undefine(Variable(index: Int32(index)))
    }
    pending = records.indices.filter { records[$0] != nil }.map { Int32($0) }
    sortBySerial(&pending)
    for (rank, slot) in pending.enumerated() {
      records[Int(slot)]?.placement = .pending
      records[Int(slot)]?.rank = rank
    }
    nextRank = pending.count
    attachedCount = 0
    needsOptimization = false
    hasShifts = false
    isFresh = true
  }

  func sortBySerial(_ slots: inout [Int32]) {
    slots.sort { (records[Int($0)]?.serial ?? 0) < (records[Int($1)]?.serial ?? 0) }
  }
}
