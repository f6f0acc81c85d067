/// Where a constraint is kept.
enum Placement {
  /// Nowhere yet: the next solution brings it in.
  case pending
  /// As the definition of a variable.
  case definition(Variable)
  /// In the tableau.
  case tableau(ConstraintSymbols, Expansion)
}
