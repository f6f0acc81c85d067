/// Finds values for variables that fulfil linear constraints, and keeps them as constraints come, go and change.
///
/// Required constraints hold. Preferences are violated as little as can be: first those of the highest priority, by the
/// sum of their absolute violations, then those of the next. Among equals, the constraint that was added earlier is
/// kept better. Variables that nothing decides get values that depend on the constraints and their order alone, not on
/// the way by which they came about.
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
/// The algorithm is Cassowary (see `Tableau`) behind an elimination of the required equalities that define a variable.
package final class ConstraintSolver {
  var elimination = Elimination()
  var tableau = Tableau()
  /// The symbol of each variable in the tableau, or -1.
  var symbols: [Int32] = []
  /// In how many expanded constraints of the tableau each variable occurs.
  var tableauUses: [Int32] = []
  /// The constraints of the tableau whose expansions may have used the definition of a variable.
  var definitionUsers: [[Int32]] = []
  var records: [ConstraintRecord?] = []
  /// The constraint that brought in each symbol of the tableau, or -1.
  var owners: [Int32] = []
  var pending: [Int32] = []
  var attachedCount = 0
  var nextRank = 0
  var needsOptimization = false
  var hasShifts = false
  /// Whether the tableau was built from nothing, and nothing else was done to it.
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

  /// Gives a variable up, which may be in no constraint any more.
  package func remove(_ variable: Variable) {
    definitionUsers[Int(variable.index)].removeAll()
    values[Int(variable.index)] = 0
    isFreeVariable[Int(variable.index)] = true
    freeVariables.append(variable.index)
  }

  func isRemoved(_ index: Int) -> Bool { isFreeVariable[index] }

  /// The value that the last solution found; 0 before.
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

  /// Sets the number in the constraint's expression, which is compared with zero.
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

  /// Brings the values up to date.
  ///
  /// - Throws: The required constraints that contradict each other, while the values stay what they were. Take one of
  ///   them out, or make it a preference, and solve again; there may be more than one contradiction.
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
}
