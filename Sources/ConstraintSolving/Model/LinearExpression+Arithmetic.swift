extension LinearExpression {
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: expression.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor)
  }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(terms: left.terms, constant: left.constant + right)
  }

  package static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }
}
