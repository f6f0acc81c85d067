/// A relation between an expression and zero, and how much it matters.
package struct LinearConstraint: Hashable, Sendable {
  package var expression: LinearExpression
  package var relation: Relation
  package var priority: Priority

  /// The constraint that the expression is less than, equal to, or greater than zero.
  package init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}
