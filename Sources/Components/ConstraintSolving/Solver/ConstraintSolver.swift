/// An incremental solver of linear constraints with priorities.
///
/// A solution satisfies all required constraints, and violates preferences as little as possible: the sum of absolute
/// violations is minimized first at the highest priority, then at the next one. Among equally good solutions, the
/// solver breaks ties by the order of the constraints (see `TieBreaking`), and then minimizes the excess of constraints
/// that ask for it. Values that no constraint determines depend only on
/// the constraints and their order, not on the history of edits.
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
/// The algorithm is Cassowary (see `Tableau`), after the required equalities that define a variable are eliminated (see
/// `Elimination`).
///
/// Its properties are not checked for exclusive access, for the reason that `TableauRow` states. With checks here and in
/// `Elimination`, making and laying out a card takes 5% more instructions.
package final class ConstraintSolver {
  @exclusivity(unchecked) var elimination = Elimination()
  @exclusivity(unchecked) var tableau = Tableau()
  /// The symbol of each variable in the tableau; -1 if it has none.
  @exclusivity(unchecked) var symbols: [Int32] = []
  /// The number of constraints in the tableau that use each variable after expansion.
  @exclusivity(unchecked) var tableauUseCounts: [Int32] = []
  /// For each variable, the constraints in the tableau that may have been expanded with its definition.
  @exclusivity(unchecked) var definitionUsers: [[Int32]] = []
  @exclusivity(unchecked) var records: [ConstraintRecord?] = []
  /// For each symbol of the tableau, the slot of the constraint that added it; -1 if there is none.
  @exclusivity(unchecked) var owners: [Int32] = []
  @exclusivity(unchecked) var pending: [Int32] = []
  @exclusivity(unchecked) var attachedCount = 0
  @exclusivity(unchecked) var nextRank = 0
  @exclusivity(unchecked) var needsOptimization = false
  @exclusivity(unchecked) var hasShifts = false
  /// Whether a constraint was removed since the ranks were last numbered.
  @exclusivity(unchecked) var hasRankGaps = false
  /// Whether the tableau was built from scratch and has not been edited since then.
  @exclusivity(unchecked) var isFresh = true
  @exclusivity(unchecked) private var isDirty = false
  @exclusivity(unchecked) private var nextSerial = 0
  @exclusivity(unchecked) private var freeSlots: [Int32] = []
  @exclusivity(unchecked) private var freeVariables: [Int32] = []
  @exclusivity(unchecked) private var isFreeVariable: [Bool] = []
  @exclusivity(unchecked) private var values: [Double] = []

  package init() {}

  /// Creates a solver with the constraints and the solution of another one, whose variables and handles are valid for
  /// both. Later changes of one do not affect the other.
  package init(copying other: ConstraintSolver) {
    elimination = Elimination(copying: other.elimination)
    tableau = Tableau(copying: other.tableau)
    symbols = other.symbols
    tableauUseCounts = other.tableauUseCounts
    definitionUsers = other.definitionUsers
    records = other.records
    owners = other.owners
    pending = other.pending
    attachedCount = other.attachedCount
    nextRank = other.nextRank
    needsOptimization = other.needsOptimization
    hasShifts = other.hasShifts
    hasRankGaps = other.hasRankGaps
    isFresh = other.isFresh
    isDirty = other.isDirty
    nextSerial = other.nextSerial
    freeSlots = other.freeSlots
    freeVariables = other.freeVariables
    isFreeVariable = other.isFreeVariable
    values = other.values
  }

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
    tableauUseCounts.append(0)
    definitionUsers.append([])
    elimination.grow(to: values.count)
    return Variable(index: index)
  }

  /// Removes a variable. No constraint may contain it.
  package func remove(_ variable: Variable) {
    definitionUsers[Int(variable.index)].removeAll()
    values[Int(variable.index)] = 0
    isFreeVariable[Int(variable.index)] = true
    freeVariables.append(variable.index)
  }

  func isRemoved(_ index: Int) -> Bool { isFreeVariable[index] }

  /// Returns the value of a variable in the last solution; 0 before the first solution.
  package func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  // MARK: Constraints

  @discardableResult
  package func add(_ constraint: LinearConstraint) -> ConstraintHandle {
    isDirty = true
    let handle = ConstraintHandle(slot: freeSlots.popLast() ?? Int32(records.count), serial: nextSerial)
    let record = ConstraintRecord(
      serial: nextSerial, rank: nextRank, expression: constraint.expression.normalized,
      relation: constraint.relation, priority: constraint.priority,
      tieBreaking: constraint.tieBreaking, minimizesExcess: constraint.minimizesExcess)
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
    hasRankGaps = true
    freeSlots.append(handle.slot)
  }

  /// Sets the constant of a constraint's expression. The constraint compares the expression with zero.
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

  /// The number of row additions so far: a measure of cost that does not depend on the machine.
  package var cost: Int { tableau.mergeCount }

  /// Solves the constraints and updates the values of the variables.
  ///
  /// - Throws: ``UnsatisfiableConstraints`` if required constraints contradict each other. The values do not change.
  ///   Remove one of the constraints or make it a preference, and solve again. There may be several contradictions.
  package func solve() throws(UnsatisfiableConstraints) {
    guard isDirty else { return }
    try applyChanges()
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

  // MARK: Applying changes

  /// Adds the pending constraints and optimizes. Rebuilds the tableau if the history of edits could affect the result.
  func applyChanges() throws(UnsatisfiableConstraints) {
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

  /// Whether most of the tableau's symbols are retired, or the next rank exceeds the limit.
  private var needsRebuild: Bool {
    tableau.kinds.count > 8 * (attachedCount + pending.count) + 4096 || nextRank > ConstraintRecord.rankLimit
  }

  private func update() throws(UnsatisfiableConstraints) {
    applyShifts()
    closeRankGaps()
    tableau.objective.removeUnusedLevels()
    try attachPending()
    guard needsOptimization else { return }
    tableau.optimize()
    needsOptimization = false
  }

  /// Makes the tableau feasible after constants have changed.
  func applyShifts() {
    guard hasShifts else { return }
    hasShifts = false
    if !tableau.restoreFeasibility() { reset() }
  }

  /// Makes the tableau optimal, which the dual simplex method requires.
  func optimizeIfNeeded() {
    guard needsOptimization else { return }
    tableau.optimize()
    needsOptimization = false
  }

  /// Discards the tableau and all definitions. All constraints become pending again.
  func reset() {
    tableau = Tableau()
    owners.removeAll(keepingCapacity: true)
    for index in symbols.indices {
      symbols[index] = -1
      tableauUseCounts[index] = 0
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
    hasRankGaps = false
    attachedCount = 0
    needsOptimization = false
    hasShifts = false
    isFresh = true
  }

  func sortBySerial(_ slots: inout [Int32]) {
    // They usually are in order, unless slots were reused.
    var last = -1
    let isSorted = slots.allSatisfy { slot in
      let serial = records[Int(slot)]?.serial ?? 0
      defer { last = serial }
      return serial >= last
    }
    if isSorted { return }
    slots.sort { (records[Int($0)]?.serial ?? 0) < (records[Int($1)]?.serial ?? 0) }
  }
}
