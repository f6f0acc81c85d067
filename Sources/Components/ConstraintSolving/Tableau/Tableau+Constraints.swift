/// The symbols that a constraint added to the tableau.
struct ConstraintSymbols {
  /// The dummy, slack or error symbol that marks every row to which the constraint contributes.
  var marker: Int32
  /// The marker's coefficient in the constraint's own equation: 1 or -1.
  var markerSign: Double
  /// The error symbol of a preference. If the preference is an equality, its marker is another error symbol.
  var errorSymbol: Int32?
}

/// A combination of equations that no values of the restricted symbols satisfy.
struct Contradiction: Error {
  /// The symbols in the combination, with their coefficients.
  var terms: [(symbol: Int32, coefficient: Double)]

  init(_ row: TableauRow) {
    terms = (0..<row.count).map { (row.symbols[$0], row.coefficients[$0]) }
  }
}

extension Tableau {
  // MARK: Insertion

  /// Adds a required constraint on symbols. The tableau stays feasible, and does not change if an error is thrown.
  func insertRequired(
    _ terms: [(symbol: Int32, coefficient: Double)], constant: Double, relation: Relation
  ) throws(Contradiction) -> ConstraintSymbols {
    let marker = makeSymbol(relation == .equal ? .dummy : .slack)
    let symbols = ConstraintSymbols(
      marker: marker, markerSign: relation == .greaterThanOrEqual ? -1 : 1, errorSymbol: nil)
    begin(terms, constant: constant)
    accumulator.add(marker, symbols.markerSign)
    let row = accumulator.makeRow()
    if let variable = newestVariable(in: row) {
      solve(row, for: variable)
    } else if relation != .equal, row.constant * symbols.markerSign <= 0 {
      solve(row, for: marker)
    } else {
      do {
        try insertByPhaseOne(row, marker: marker)
      } catch {
        retire(marker)
        throw error
      }
    }
    return symbols
  }

  /// Adds a preference. Each unit of violation costs 1 at its level and a tie weight at the tie-breaking level.
  func insertPreference(
    _ terms: [(symbol: Int32, coefficient: Double)], constant: Double, relation: Relation, level: ObjectiveLevel,
    tieWeights: TieWeights
  ) -> ConstraintSymbols {
    let marker = makeSymbol(relation == .equal ? .error : .slack)
    let errorSymbol = makeSymbol(.error)
    let symbols = ConstraintSymbols(
      marker: marker, markerSign: relation == .lessThanOrEqual ? 1 : -1, errorSymbol: errorSymbol)
    begin(terms, constant: constant)
    accumulator.add(marker, symbols.markerSign)
    accumulator.add(errorSymbol, -symbols.markerSign)
    let row = accumulator.makeRow()
    let subject = newestVariable(in: row) ?? (row.constant * symbols.markerSign <= 0 ? marker : errorSymbol)
    solve(row, for: subject)
    addCosts(of: symbols, level: level, tieWeights: tieWeights, sign: 1)
    return symbols
  }

  /// Adds the cost of violations to the objective, or subtracts it if `sign` is -1.
  func addCosts(of symbols: ConstraintSymbols, level: ObjectiveLevel, tieWeights: TieWeights, sign: Double) {
    level.userCount += sign > 0 ? 1 : -1
    forEachViolation(of: symbols, tieWeights) { symbol, tieWeight in
      let row = row(of: symbol)
      objective.add(sign, of: symbol, row: row, to: level)
      objective.add(sign * tieWeight, of: symbol, row: row, to: objective.ties)
    }
  }

  /// Replaces the weights of violations at the level of the objective that breaks ties.
  func changeTieCosts(of symbols: ConstraintSymbols, from old: TieWeights, to new: TieWeights) {
    let change = TieWeights(excess: new.excess - old.excess, shortfall: new.shortfall - old.shortfall)
    forEachViolation(of: symbols, change) { symbol, weight in
      objective.add(weight, of: symbol, row: row(of: symbol), to: objective.ties)
    }
  }

  /// Calls a function with each symbol that measures the violation of a preference, and with its weight.
  private func forEachViolation(
    of symbols: ConstraintSymbols, _ weights: TieWeights, _ body: (_ symbol: Int32, _ weight: Double) -> Void
  ) {
    let isEquality = kinds[Int(symbols.marker)] == .error
    if isEquality { body(symbols.marker, weights.excess) }
    guard let errorSymbol = symbols.errorSymbol else { return }
    let isShortfall = isEquality || symbols.markerSign < 0
    body(errorSymbol, isShortfall ? weights.shortfall : weights.excess)
  }

  /// Adds a cost for each unit by which a required inequality exceeds its limit.
  func addTendency(of symbols: ConstraintSymbols, weight: Double) {
    objective.add(weight, of: symbols.marker, row: row(of: symbols.marker), to: objective.tendencies)
  }

  private func begin(_ terms: [(symbol: Int32, coefficient: Double)], constant: Double) {
    accumulator.begin(symbolCount: kinds.count, constant: constant)
    for term in terms {
      if let row = row(of: term.symbol) {
        accumulator.add(row, times: term.coefficient)
      } else {
        accumulator.add(term.symbol, term.coefficient)
      }
    }
  }

  /// Returns the newest free variable in a row, so that the row can be solved for it; `nil` if there is none.
  ///
  /// A row with free variables is always solved for one of them, so the row of a restricted symbol never contains free
  /// variables. Therefore they never take part in the simplex method or the objective.
  private func newestVariable(in row: TableauRow) -> Int32? {
    var index = row.count - 1
    while index >= 0 {
      if kinds[Int(row.symbols[index])] == .variable { return row.symbols[index] }
      index -= 1
    }
    return nil
  }

  /// Solves a row that equals zero for a symbol and adds it to the tableau.
  private func solve(_ row: TableauRow, for symbol: Int32) {
    row.scale(by: -1 / row.remove(symbol))
    insert(row, basic: symbol)
    substitute(symbol, by: row)
  }

  // MARK: Phase one

  /// Adds an equation that can be solved neither for a free variable nor for its marker (phase one of the simplex
  /// method): an artificial symbol measures the violation and is reduced to zero.
  func insertByPhaseOne(_ row: TableauRow, marker: Int32) throws(Contradiction) {
    if row.constant < 0 { row.scale(by: -1) }
    let artificial = makeSymbol(.slack)
    insert(row, basic: artificial)
    while let row = self.row(of: artificial) {
      if row.constant <= Tolerance.value {
        row.constant = 0
        pivot(firstRestricted(in: row) ?? marker, in: slots[Int(artificial)])
        break
      }
      guard let entering = loweringSymbol(in: row) else {
        let contradiction = Contradiction(row)
        removeRow(of: artificial)
        retire(artificial)
        throw contradiction
      }
      pivot(entering, in: leavingSlot(for: entering, artificial: artificial) ?? slots[Int(artificial)])
    }
    retire(artificial)
  }

  private func firstRestricted(in row: TableauRow) -> Int32? {
    for index in 0..<row.count where kinds[Int(row.symbols[index])] != .dummy { return row.symbols[index] }
    return nil
  }

  /// Returns the smallest symbol that lowers the value of a row if the symbol increases.
  private func loweringSymbol(in row: TableauRow) -> Int32? {
    for index in 0..<row.count
    where row.coefficients[index] < -Tolerance.coefficient && kinds[Int(row.symbols[index])] != .dummy {
      return row.symbols[index]
    }
    return nil
  }

  // MARK: Removal

  /// Removes a constraint. Its costs must have been removed from the objective. The tableau stays feasible.
  func remove(_ symbols: ConstraintSymbols) {
    if slots[Int(symbols.marker)] < 0, let slot = slotToLeave(for: symbols.marker) {
      pivot(symbols.marker, in: slot)
    }
    removeRow(of: symbols.marker)
    retire(symbols.marker)
    guard let errorSymbol = symbols.errorSymbol else { return }
    removeRow(of: errorSymbol)
    retire(errorSymbol)
  }

  /// Returns the slot of a row in which the marker can become basic without making a restricted symbol negative.
  ///
  /// This is a row that limits the increase of the marker, or else a row that limits its decrease, or else the row of a
  /// free variable.
  private func slotToLeave(for marker: Int32) -> Int32? {
    var choices: [(slot: Int32?, ratio: Double, basic: Int32)] = Array(repeating: (nil, .infinity, .max), count: 3)
    for slot in rowSlots(containing: marker) {
      guard let row = rows[Int(slot)] else { continue }
      let coefficient = row.coefficient(of: marker)
      let isRestricted = kinds[Int(row.basic)].isRestricted
      let choice = isRestricted ? (coefficient < 0 ? 0 : 1) : 2
      let ratio = isRestricted ? max(row.constant, 0) / coefficient.magnitude : 0
      guard ratio < choices[choice].ratio || (ratio == choices[choice].ratio && row.basic < choices[choice].basic)
      else { continue }
      choices[choice] = (slot, ratio, row.basic)
    }
    return choices.lazy.compactMap(\.slot).first
  }
}
