/// A relation between an expression and zero, and how much it matters.
public struct LinearConstraint: Hashable, Sendable {
  public var expression: LinearExpression
  public var relation: Relation
  public var priority: Priority

  /// The constraint that the expression is less than, equal to, or greater than zero.
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}
