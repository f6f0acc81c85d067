/// An incremental solver of linear constraints with priorities.
///
/// Required constraints hold. Preferences are violated as little as possible: the sum of absolute violations is
/// minimized at the highest priority first, then at the next. Among constraints of equal priority, those added earlier
/// are violated less. Values that no constraint determines depend only on the constraints and their order, not on the
/// history of edits.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// solver.add(LinearConstraint(LinearExpression(left) + LinearExpression(width) - 300, .equal))
/// solver.add(LinearConstraint(LinearExpression(width) - 80, .equal, priority: Priority(750)))
/// try solver.solve()
/// solver.value(of: left)  // 220
/// ```
///
/// The algorithm is Cassowary (see `Tableau`), after elimination of the required equalities that define a variable
/// (see `Elimination`).
package final class ConstraintSolver {
  var elimination = Elimination()
  var tableau = Tableau()
  /// The symbol of each variable in the tableau, or -1.
  var symbols: [Int32] = []
  /// The number of constraints in the tableau that use each variable after expansion.
  var tableauUses: [Int32] = []
  /// For each variable, the constraints in the tableau whose expansions may have used its definition.
  var definitionUsers: [[Int32]] = []
  var records: [ConstraintRecord?] = []
  /// The slot of the constraint that added each symbol of the tableau, or -1.
  var owners: [Int32] = []
  var pending: [Int32] = []
  var attachedCount = 0
  var nextRank = 0
  var needsOptimization = false
  var hasShifts = false
  /// Whether the tableau was built from scratch and not edited since.
  var isFresh = true
  private var isDirty = false
  private var nextSerial = 0
  private var freeSlots: [Int32] = []
  private var freeVariables: [Int32] = []
  private var isFreeVariable: [Bool] = []
  private var values: [Double] = []

  package init() {}

  // MARK: Variables

  package func makeVariable() -> Variable {
    isDirty = true
    if let index = freeVariables.popLast() {
      isFreeVariable[Int(index)] = false
      return Variable(index: index)
    }
    let index = Int32(values.count)
    values.append(0)
    isFreeVariable.append(false)
    symbols.append(-1)
    tableauUses.append(0)
    definitionUsers.append([])
    elimination.grow(to: values.count)
    return Variable(index: index)
  }

  /// Removes a variable, which must not be in any constraint.
  package func remove(_ variable: Variable) {
    definitionUsers[Int(variable.index)].removeAll()
    values[Int(variable.index)] = 0
    isFreeVariable[Int(variable.index)] = true
    freeVariables.append(variable.index)
  }

  func isRemoved(_ index: Int) -> Bool { isFreeVariable[index] }

  /// The variable's value in the last solution; 0 before the first.
  package func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  // MARK: Constraints

  @discardableResult
  package func add(_ constraint: LinearConstraint) -> ConstraintHandle {
    isDirty = true
    let handle = ConstraintHandle(slot: freeSlots.popLast() ?? Int32(records.count), serial: nextSerial)
    let record = ConstraintRecord(
      serial: nextSerial, rank: nextRank, expression: constraint.expression.normalized,
      relation: constraint.relation, priority: constraint.priority)
    if Int(handle.slot) == records.count { records.append(record) } else { records[Int(handle.slot)] = record }
    pending.append(handle.slot)
    nextSerial += 1
    nextRank += 1
    return handle
  }

  package func contains(_ handle: ConstraintHandle) -> Bool { record(handle) != nil }

  package func remove(_ handle: ConstraintHandle) {
    guard record(handle) != nil else { return }
    isDirty = true
    detach(handle.slot)
    pending.removeAll { $0 == handle.slot }
    records[Int(handle.slot)] = nil
    freeSlots.append(handle.slot)
  }

  /// Sets the constant of the constraint's expression, which is compared with zero.
  package func setConstant(of handle: ConstraintHandle, to constant: Double) {
    guard let record = record(handle), record.expression.constant != constant else { return }
    isDirty = true
    shiftConstant(of: handle.slot, by: constant - record.expression.constant)
    records[Int(handle.slot)]?.expression.constant = constant
  }

  package func setPriority(of handle: ConstraintHandle, to priority: Priority) {
    guard let record = record(handle), record.priority != priority else { return }
    isDirty = true
    if !record.priority.isRequired, !priority.isRequired {
      moveCosts(of: handle.slot, to: priority)
    } else {
      detach(handle.slot)
    }
    records[Int(handle.slot)]?.priority = priority
  }

  func record(_ handle: ConstraintHandle) -> ConstraintRecord? {
    guard Int(handle.slot) < records.count, let record = records[Int(handle.slot)], record.serial == handle.serial
    else { return nil }
    return record
  }

  func handle(_ slot: Int32) -> ConstraintHandle {
    ConstraintHandle(slot: slot, serial: records[Int(slot)]?.serial ?? -1)
  }

  // MARK: Solution

  /// Updates the values.
  ///
  /// - Throws: The required constraints that contradict each other; the values stay unchanged. Remove one of them or
  ///   make it a preference, and solve again. There may be more than one contradiction.
  package func solve() throws(UnsatisfiableConstraints) {
    guard isDirty else { return }
    try settle()
    evaluate()
    isDirty = false
  }

  private func evaluate() {
    for index in values.indices {
      let symbol = symbols[index]
      values[index] = symbol < 0 ? 0 : tableau.value(of: symbol)
    }
    for index in elimination.definedInOrder() {
      guard let definition = elimination.definitions[Int(index)] else { continue }
      var value = definition.constant
      for term in definition.terms { value += term.coefficient * values[Int(term.variable.index)] }
      values[Int(index)] = value
    }
  }

  // MARK: Settling

  /// Adds the pending constraints and optimizes. Rebuilds the tableau if the history of edits could affect the result.
  func settle() throws(UnsatisfiableConstraints) {
    if needsRebuild { reset() }
    do {
      try update()
    } catch {
      guard !isFresh else { throw error }
      reset()
      try update()
    }
    if !isFresh, !hasUniqueValues {
      reset()
      try update()
    }
  }

  /// Whether most of the tableau's symbols are retired, or the ranks are used up.
  private var needsRebuild: Bool {
    tableau.kinds.count > 8 * (attachedCount + pending.count) + 4096 || nextRank > ConstraintRecord.rankLimit
  }

  private func update() throws(UnsatisfiableConstraints) {
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

  /// Makes the tableau optimal, as the dual simplex method requires.
  func settleOptimum() {
    guard needsOptimization else { return }
    tableau.optimize()
    needsOptimization = false
  }

  /// Discards the tableau and all definitions. Every constraint is pending again.
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
