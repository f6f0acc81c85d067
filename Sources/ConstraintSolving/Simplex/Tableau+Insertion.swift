extension Tableau {
  /// Adds a required constraint on symbols. The tableau stays feasible, and as it was if the constraint does not fit.
  func insertRequired(
    _ terms: [(symbol: Int32, coefficient: Double)], constant: Double, relation: Relation
  ) throws(Contradiction) -> ConstraintSymbols {
    let marker = makeSymbol(relation == .equal ? .dummy : .slack)
    let symbols = ConstraintSymbols(
      marker: marker, markerSign: relation == .greaterThanOrEqual ? -1 : 1, other: nil)
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

  /// Adds a preference. Its violation costs 1 a unit at its level, and the tie weight at the last level.
  func insertPreference(
    _ terms: [(symbol: Int32, coefficient: Double)], constant: Double, relation: Relation, level: ObjectiveLevel,
    tieWeight: Double
  ) -> ConstraintSymbols {
    let marker = makeSymbol(relation == .equal ? .error : .slack)
    let other = makeSymbol(.error)
    let symbols = ConstraintSymbols(
      marker: marker, markerSign: relation == .lessThanOrEqual ? 1 : -1, other: other)
    begin(terms, constant: constant)
    accumulator.add(marker, symbols.markerSign)
    accumulator.add(other, -symbols.markerSign)
    let row = accumulator.makeRow()
    let subject = newestVariable(in: row) ?? (row.constant * symbols.markerSign <= 0 ? marker : other)
    solve(row, for: subject)
    addCosts(of: symbols, level: level, tieWeight: tieWeight, sign: 1)
    return symbols
  }

  /// Adds what violations cost to the objective, or takes it away where the sign is -1.
  func addCosts(of symbols: ConstraintSymbols, level: ObjectiveLevel, tieWeight: Double, sign: Double) {
    level.userCount += sign > 0 ? 1 : -1
    for symbol in [symbols.marker, symbols.other ?? symbols.marker] where kinds[Int(symbol)] == .error {
      let row = row(of: symbol)
      objective.add(sign, of: symbol, row: row, to: level)
      objective.add(sign * tieWeight, of: symbol, row: row, to: objective.ties)
    }
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

  /// An unknown that the row can be solved for.
  ///
  /// As rows that hold one are always solved for one, no row of a restricted symbol ever does. So unknowns stay out of
  /// the simplex method, and out of the objective.
  private func newestVariable(in row: TableauRow) -> Int32? {
    var index = row.count - 1
    while index >= 0 {
      if kinds[Int(row.symbols[index])] == .variable { return row.symbols[index] }
      index -= 1
    }
    return nil
  }

  /// Brings an equation, whose sum is zero, into the tableau.
  private func solve(_ row: TableauRow, for symbol: Int32) {
    row.scale(by: -1 / row.remove(symbol))
    insert(row, basic: symbol)
    substitute(symbol, by: row)
  }
}
