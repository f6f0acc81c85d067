extension ConstraintSolver {
  /// Takes a constraint out of the tableau or the definitions, and makes it pending; with a definition, also what was
  /// expanded by it.
  func detach(_ slot: Int32) {
    settleShifts()
    guard let record = records[Int(slot)] else { return }
    switch record.placement {
    case .pending: return
    case .tableau: detachFromTableau(slot)
    case .definition(let variable):
      for user in users(ofDefinitionOf: variable) { detachFromTableau(user) }
      elimination.undefine(variable)
      becomePending(slot)
    }
    isFresh = false
  }

  private func detachFromTableau(_ slot: Int32) {
    guard let record = records[Int(slot)], case .tableau(let symbols, let expansion) = record.placement else { return }
    if !record.priority.isRequired {
      tableau.addCosts(
        of: symbols, level: tableau.objective.level(of: record.priority), tieWeight: record.tieWeight, sign: -1)
    }
    tableau.remove(symbols)
    needsOptimization = true
    for term in expansion.terms { tableauUses[Int(term.variable.index)] -= 1 }
    dropUnusedSymbols(of: expansion)
    becomePending(slot)
  }

  private func becomePending(_ slot: Int32) {
    records[Int(slot)]?.placement = .pending
    pending.append(slot)
    attachedCount -= 1
  }

  /// The constraints of the tableau that were expanded by a definition, and how many times.
  private func uses(ofDefinitionOf variable: Variable) -> [(slot: Int32, factor: Double)] {
    var found: [(slot: Int32, factor: Double)] = []
    for slot in definitionUsers[Int(variable.index)] {
      guard case .tableau(_, let expansion)? = records[Int(slot)]?.placement,
        let use = expansion.uses.first(where: { $0.variable == variable }),
        !found.contains(where: { $0.slot == slot })
      else { continue }
      found.append((slot, use.coefficient))
    }
    definitionUsers[Int(variable.index)] = found.map(\.slot)
    return found
  }

  private func users(ofDefinitionOf variable: Variable) -> [Int32] {
    uses(ofDefinitionOf: variable).map(\.slot)
  }

  /// Adds to the constant of a constraint, wherever it is kept.
  func shiftConstant(of slot: Int32, by change: Double) {
    guard let record = records[Int(slot)] else { return }
    switch record.placement {
    case .pending: return
    case .tableau(let symbols, _): shift(symbols, by: change)
    case .definition(let variable):
      guard let definition = elimination.definitions[Int(variable.index)] else { return }
      let shifted = -change / definition.coefficient
      elimination.setConstant(of: variable, to: definition.constant + shifted)
      for use in uses(ofDefinitionOf: variable) {
        guard case .tableau(let symbols, _)? = records[Int(use.slot)]?.placement else { continue }
        shift(symbols, by: use.factor * shifted)
      }
    }
    isFresh = false
  }

  private func shift(_ symbols: ConstraintSymbols, by change: Double) {
    settleOptimum()
    tableau.shiftConstant(of: symbols, by: change)
    hasShifts = true
  }

  /// Moves what a preference costs to another priority.
  func moveCosts(of slot: Int32, to priority: Priority) {
    settleShifts()
    guard let record = records[Int(slot)], case .tableau(let symbols, _) = record.placement else { return }
    let objective = tableau.objective
    tableau.addCosts(
      of: symbols, level: objective.level(of: record.priority), tieWeight: record.tieWeight, sign: -1)
    tableau.addCosts(of: symbols, level: objective.level(of: priority), tieWeight: record.tieWeight, sign: 1)
    needsOptimization = true
    isFresh = false
  }
}
