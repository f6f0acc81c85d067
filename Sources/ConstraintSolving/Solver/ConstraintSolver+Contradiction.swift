extension ConstraintSolver {
  /// The constraints of a contradiction: those whose markers are in it, and the definitions that they were expanded by.
  func unsatisfiable(
    _ contradiction: Contradiction, adding slot: Int32, expansion: Expansion
  ) -> UnsatisfiableConstraints {
    let addedSign: Double = records[Int(slot)]?.relation == .greaterThanOrEqual ? -1 : 1
    var involved: [Int32] = [slot]
    var definitionFactors = Array(repeating: 0.0, count: symbols.count)
    for term in contradiction.terms {
      let owner = Int(term.symbol) < owners.count ? owners[Int(term.symbol)] : -1
      // The marker of the new constraint is the one that has no owner yet.
      var (uses, sign) = (expansion.uses, addedSign)
      if owner >= 0 {
        guard case .tableau(let symbols, let expansion)? = records[Int(owner)]?.placement else { continue }
        if !involved.contains(owner) { involved.append(owner) }
        (uses, sign) = (expansion.uses, symbols.markerSign)
      }
      for use in uses { definitionFactors[Int(use.variable.index)] += term.coefficient * sign * use.coefficient }
    }
    for index in definitionFactors.indices where definitionFactors[index].magnitude > Tolerance.coefficient {
      if let definition = elimination.definitions[index] { involved.append(definition.constraint) }
    }
    sortBySerial(&involved)
    return UnsatisfiableConstraints(constraints: involved.map(handle))
  }
}
