extension ConstraintSolver {
  /// The variables whose values could be others without violating any constraint more than now, in order: those that
  /// no constraint decides, or that a tie between preferences of one priority leaves open.
  ///
  /// Refers to the last solution.
  package func ambiguousVariables() -> [Variable] {
    let columns = FreeColumns(of: tableau, settlingTies: false)
    let cone = columns.ties.isEmpty ? nil : DirectionCone(columns, of: tableau)
    return directions(in: columns).enumerated().compactMap { index, direction in
      guard !direction.isZero, !isRemoved(index), cone?.allows(direction) ?? true else { return nil }
      return Variable(index: Int32(index))
    }
  }

  /// How each variable moves with the free columns. Variables that nothing refers to are columns of their own, with
  /// negative numbers.
  private func directions(in columns: FreeColumns) -> [Direction] {
    var directions: [Direction] = symbols.indices.map { index in
      let symbol = symbols[index]
      if symbol < 0 {
        return elimination.definitions[index] == nil ? Direction(along: -1 - Int32(index)) : Direction()
      }
      if let row = tableau.row(of: symbol) { return Direction(row, in: columns) }
      return columns.contains(symbol) ? Direction(along: symbol) : Direction()
    }
    for index in elimination.definedInOrder() {
      for term in elimination.definitions[Int(index)]?.terms ?? [] {
        directions[Int(index)].add(directions[Int(term.variable.index)], times: term.coefficient)
      }
    }
    return directions
  }

  /// Whether the constraints and the order of ties leave each value one choice, so that the way to it cannot matter.
  var hasUniqueValues: Bool {
    for index in symbols.indices
    where symbols[index] < 0 && elimination.definitions[index] == nil && elimination.referenceCounts[index] > 0 {
      return false
    }
    let columns = FreeColumns(of: tableau, settlingTies: true)
    return !columns.symbols.contains { symbol in
      tableau.kind(of: symbol) == .variable
        || tableau.rowSlots(containing: symbol).contains { slot in
          tableau.rows[Int(slot)].map { tableau.kind(of: $0.basic) == .variable } ?? false
        }
    }
  }
}
