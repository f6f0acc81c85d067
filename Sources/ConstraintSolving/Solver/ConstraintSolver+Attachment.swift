extension ConstraintSolver {
  /// Brings in the pending constraints: definitions first, while their variables are free to be defined, then what else
  /// must hold, then preferences, the strongest first.
  func attachPending() throws(UnsatisfiableConstraints) {
    guard !pending.isEmpty else { return }
    if attachedCount > 0 { isFresh = false }
    let queue = pending.compactMap(entry).sorted()
    pending.removeAll(keepingCapacity: true)
    var count = 0
    defer { pending += queue[count...].map(\.slot) }
    while count < queue.count {
      try attach(queue[count].slot)
      attachedCount += 1
      count += 1
    }
  }

  private func entry(_ slot: Int32) -> PendingEntry? {
    records[Int(slot)].map { PendingEntry(slot: slot, record: $0) }
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
      own(symbols, by: slot)
      for term in expansion.terms { tableauUses[Int(term.variable.index)] += 1 }
      for use in expansion.uses { definitionUsers[Int(use.variable.index)].append(slot) }
      records[Int(slot)]?.placement = .tableau(symbols, expansion)
      needsOptimization = true
    } catch {
      let conflict = unsatisfiable(error, adding: slot, expansion: expansion)
      dropUnusedSymbols(of: expansion)
      throw conflict
    }
  }

  /// The newest variable that the expression may define: in use neither by the tableau nor by its own definition.
  private func definableTerm(of expression: LinearExpression) -> LinearExpression.Term? {
    let largest = expression.terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    return expression.terms.last { term in
      !elimination.isDefined(term.variable) && tableauUses[Int(term.variable.index)] == 0
        && term.coefficient.magnitude > largest / 1000
        && !elimination.mightCycle(term.variable, in: expression.terms)
    }
  }

  private func insert(
    _ record: ConstraintRecord, _ expansion: Expansion
  ) throws(Contradiction) -> ConstraintSymbols {
    let terms = expansion.terms.map { (symbol: symbol(of: $0.variable), coefficient: $0.coefficient) }
    guard !record.priority.isRequired else {
      return try tableau.insertRequired(terms, constant: expansion.constant, relation: record.relation)
    }
    return tableau.insertPreference(
      terms, constant: expansion.constant, relation: record.relation,
      level: tableau.objective.level(of: record.priority), tieWeight: record.tieWeight)
  }

  private func symbol(of variable: Variable) -> Int32 {
    let index = Int(variable.index)
    if symbols[index] < 0 { symbols[index] = tableau.makeSymbol(.variable) }
    return symbols[index]
  }

  private func own(_ symbols: ConstraintSymbols, by slot: Int32) {
    while owners.count < tableau.kinds.count { owners.append(-1) }
    owners[Int(symbols.marker)] = slot
    if let other = symbols.other { owners[Int(other)] = slot }
  }

  func dropUnusedSymbols(of expansion: Expansion) {
    for term in expansion.terms where tableauUses[Int(term.variable.index)] == 0 {
      let index = Int(term.variable.index)
      guard symbols[index] >= 0 else { continue }
      tableau.retire(symbols[index])
      symbols[index] = -1
    }
  }
}
