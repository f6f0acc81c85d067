/// A constraint in a solver.
struct ConstraintRecord {
  let serial: Int
  /// The place among the constraints, for ties.
  var rank: Int
  var expression: LinearExpression
  var relation: Relation
  var priority: Priority
  var placement = Placement.pending

  /// Falls with the rank, in steps that are exact, and never to zero.
  var tieWeight: Double { 1 - Double(min(rank, Self.rankLimit)) / Double(2 * Self.rankLimit) }

  static let rankLimit = 1 << 19
}
