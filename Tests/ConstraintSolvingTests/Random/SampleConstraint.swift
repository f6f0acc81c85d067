import FirstFrameConstraintSolving

/// A constraint on numbered variables, of whole numbers.
struct SampleConstraint {
  /// One for each variable of the system.
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  var priority: Float

  func violation(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }

  func linearConstraint(_ variables: [Variable]) -> LinearConstraint {
    let terms = zip(variables, coefficients).filter { $0.1 != 0 }.map { LinearExpression.Term($0.0, $0.1) }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: constant), relation, priority: Priority(priority))
  }
}
