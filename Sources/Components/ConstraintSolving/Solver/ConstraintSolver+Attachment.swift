/// A constraint in a solver.
struct ConstraintRecord {
  /// The number of the constraint in the order of addition. It never changes, and no later constraint gets it again.
  let serial: Int
  /// The position in the order of the constraints, which breaks ties.
  var rank: Int
  var expression: LinearExpression
  var relation: Relation
  var priority: Priority
  var tieBreaking: TieBreaking
  var minimizesExcess: Bool
  var placement = Placement.pending
}

/// The part of the solver that contains a constraint.
enum Placement {
  /// The constraint is not added yet; the next solution adds it.
  case pending
  /// The constraint is the definition of a variable.
  case definition(Variable)
  /// The constraint is in the tableau.
  case tableau(ConstraintSymbols, Expansion)
}

extension ConstraintSolver {
  // MARK: Adding

  /// Adds the pending constraints: first required equalities, while they can still define variables, then required
  /// inequalities, then preferences in descending order of priority.
  func attachPending() throws(UnsatisfiableConstraints) {
    guard !pending.isEmpty else { return }
    if attachedCount > 0 { isFresh = false }
    let queue = pendingInOrder()
    pending.removeAll(keepingCapacity: true)
    var count = 0
    defer { pending += queue[count...] }
    while count < queue.count {
      try attach(queue[count])
      attachedCount += 1
      count += 1
    }
  }

  private func pendingInOrder() -> [Int32] {
    sortBySerial(&pending)
    var equalities: [Int32] = []
    var inequalities: [Int32] = []
    var preferences: [(priority: Priority, slots: [Int32])] = []
    for slot in pending {
      guard let record = records[Int(slot)] else { continue }
      if record.priority.isRequired {
        if record.relation == .equal { equalities.append(slot) } else { inequalities.append(slot) }
      } else if let index = preferences.firstIndex(where: { $0.priority == record.priority }) {
        preferences[index].slots.append(slot)
      } else {
        preferences.append((record.priority, [slot]))
      }
    }
    preferences.sort { $0.priority > $1.priority }
    return preferences.reduce(into: equalities + inequalities) { $0 += $1.slots }
  }

  private func attach(_ slot: Int32) throws(UnsatisfiableConstraints) {
    guard let record = records[Int(slot)] else { return }
    if record.priority.isRequired, record.relation == .equal, let term = definableTerm(of: record.expression) {
      elimination.define(term, by: record.expression, constraint: slot)
      records[Int(slot)]?.placement = .definition(term.variable)
      return
    }
    let expansion = elimination.expand(record.expression)
    do {
      let symbols = try insert(record, expansion)
      setOwner(of: symbols, to: slot)
      for term in expansion.terms { tableauUseCounts[Int(term.variable.index)] += 1 }
      for use in expansion.replacedVariables { definitionUsers[Int(use.variable.index)].append(slot) }
      records[Int(slot)]?.placement = .tableau(symbols, expansion)
      needsOptimization = true
    } catch {
      let conflict = unsatisfiable(error, adding: slot, expansion: expansion)
      retireUnusedSymbols(of: expansion)
      throw conflict
    }
  }

  /// Returns the term of the newest variable that the expression can define: a variable that has no definition and is
  /// not in the tableau.
  private func definableTerm(of expression: LinearExpression) -> LinearExpression.Term? {
    let largest = expression.terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    return expression.terms.last { term in
      !elimination.isDefined(term.variable) && tableauUseCounts[Int(term.variable.index)] == 0
        && term.coefficient.magnitude > largest / 1000
        && !elimination.mightCycle(term.variable, in: expression.terms)
    }
  }

  private func insert(
    _ record: ConstraintRecord, _ expansion: Expansion
  ) throws(Contradiction) -> ConstraintSymbols {
    let terms = expansion.terms.map { (symbol: symbol(of: $0.variable), coefficient: $0.coefficient) }
    guard !record.priority.isRequired else {
      let symbols = try tableau.insertRequired(terms, constant: expansion.constant, relation: record.relation)
      if record.minimizesExcess { tableau.addTendency(of: symbols, weight: record.tieWeights.shortfall) }
      return symbols
    }
    return tableau.insertPreference(
      terms, constant: expansion.constant, relation: record.relation,
      level: tableau.objective.level(of: record.priority), tieWeights: record.tieWeights)
  }

  private func symbol(of variable: Variable) -> Int32 {
    let index = Int(variable.index)
    if symbols[index] < 0 { symbols[index] = tableau.makeSymbol(.variable) }
    return symbols[index]
  }

  private func setOwner(of symbols: ConstraintSymbols, to slot: Int32) {
    while owners.count < tableau.kinds.count { owners.append(-1) }
    owners[Int(symbols.marker)] = slot
    if let errorSymbol = symbols.errorSymbol { owners[Int(errorSymbol)] = slot }
  }

  /// Removes from the tableau the symbols of an expansion's variables that no constraint in the tableau uses.
  func retireUnusedSymbols(of expansion: Expansion) {
    for term in expansion.terms where tableauUseCounts[Int(term.variable.index)] == 0 {
      let index = Int(term.variable.index)
      guard symbols[index] >= 0 else { continue }
      tableau.retire(symbols[index])
      symbols[index] = -1
    }
  }

  // MARK: Removing and changing

  /// Removes a constraint from the tableau or the definitions and makes it pending. If it is a definition, also removes
  /// the constraints that were expanded with it and makes them pending.
  func detach(_ slot: Int32) {
    applyShifts()
    guard let record = records[Int(slot)] else { return }
    switch record.placement {
    case .pending: return
    case .tableau: detachFromTableau(slot)
    case .definition(let variable):
      for (user, _) in constraints(expandedWithDefinitionOf: variable) { detachFromTableau(user) }
      elimination.undefine(variable)
      makePending(slot)
    }
    isFresh = false
  }

  private func detachFromTableau(_ slot: Int32) {
    guard let record = records[Int(slot)], case .tableau(let symbols, let expansion) = record.placement else { return }
    if !record.priority.isRequired {
      tableau.addCosts(
        of: symbols, level: tableau.objective.level(of: record.priority), tieWeights: record.tieWeights, sign: -1)
    } else if record.minimizesExcess {
      tableau.addTendency(of: symbols, weight: -record.tieWeights.shortfall)
    }
    tableau.remove(symbols)
    needsOptimization = true
    for term in expansion.terms { tableauUseCounts[Int(term.variable.index)] -= 1 }
    retireUnusedSymbols(of: expansion)
    makePending(slot)
  }

  private func makePending(_ slot: Int32) {
    records[Int(slot)]?.placement = .pending
    pending.append(slot)
    attachedCount -= 1
  }

  /// Returns the constraints in the tableau that were expanded with a definition, with the factor of the definition in
  /// each constraint.
  private func constraints(expandedWithDefinitionOf variable: Variable) -> [(slot: Int32, factor: Double)] {
    var constraints: [(slot: Int32, factor: Double)] = []
    for slot in definitionUsers[Int(variable.index)] {
      guard case .tableau(_, let expansion)? = records[Int(slot)]?.placement,
        let use = expansion.replacedVariables.first(where: { $0.variable == variable }),
        !constraints.contains(where: { $0.slot == slot })
      else { continue }
      constraints.append((slot, use.coefficient))
    }
    definitionUsers[Int(variable.index)] = constraints.map(\.slot)
    return constraints
  }

  /// Adds a number to the constant of a constraint, which can be pending, a definition or in the tableau.
  func shiftConstant(of slot: Int32, by change: Double) {
    guard let record = records[Int(slot)] else { return }
    switch record.placement {
    case .pending: return
    case .tableau(let symbols, _): shift(symbols, by: change)
    case .definition(let variable):
      guard let definition = elimination.definitions[Int(variable.index)] else { return }
      let shifted = -change / definition.coefficient
      elimination.setConstant(of: variable, to: definition.constant + shifted)
      for (user, factor) in constraints(expandedWithDefinitionOf: variable) {
        guard case .tableau(let symbols, _)? = records[Int(user)]?.placement else { continue }
        shift(symbols, by: factor * shifted)
      }
    }
    isFresh = false
  }

  private func shift(_ symbols: ConstraintSymbols, by change: Double) {
    optimizeIfNeeded()
    tableau.shiftConstant(of: symbols, by: change)
    hasShifts = true
  }

  /// Moves the costs of a preference to another priority.
  func moveCosts(of slot: Int32, to priority: Priority) {
    applyShifts()
    guard let record = records[Int(slot)], case .tableau(let symbols, _) = record.placement else { return }
    let objective = tableau.objective
    tableau.addCosts(
      of: symbols, level: objective.level(of: record.priority), tieWeights: record.tieWeights, sign: -1)
    tableau.addCosts(of: symbols, level: objective.level(of: priority), tieWeights: record.tieWeights, sign: 1)
    needsOptimization = true
    isFresh = false
  }

  // MARK: Contradictions

  /// Returns the constraints that contradict each other: the new constraint, the constraints in the tableau with marker
  /// symbols in the contradiction, and the definitions that were substituted into these constraints.
  func unsatisfiable(
    _ contradiction: Contradiction, adding slot: Int32, expansion: Expansion
  ) -> UnsatisfiableConstraints {
    let addedMarkerSign: Double = records[Int(slot)]?.relation == .greaterThanOrEqual ? -1 : 1
    var involved: [Int32] = [slot]
    var definitionFactors = Array(repeating: 0.0, count: symbols.count)
    for term in contradiction.terms {
      let owner = Int(term.symbol) < owners.count ? owners[Int(term.symbol)] : -1
      // A marker without an owner is the marker of the new constraint.
      var (replacedVariables, sign) = (expansion.replacedVariables, addedMarkerSign)
      if owner >= 0 {
        guard case .tableau(let symbols, let expansion)? = records[Int(owner)]?.placement else { continue }
        if !involved.contains(owner) { involved.append(owner) }
        (replacedVariables, sign) = (expansion.replacedVariables, symbols.markerSign)
      }
      for replaced in replacedVariables {
        definitionFactors[Int(replaced.variable.index)] += term.coefficient * sign * replaced.coefficient
      }
    }
    for index in definitionFactors.indices where definitionFactors[index].magnitude > Tolerance.coefficient {
      if let definition = elimination.definitions[index] { involved.append(definition.constraint) }
    }
    sortBySerial(&involved)
    return UnsatisfiableConstraints(constraints: involved.map(handle))
  }
}
