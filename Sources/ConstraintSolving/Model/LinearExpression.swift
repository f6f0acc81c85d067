/// A sum of variables, each times a number, and of a number.
public struct LinearExpression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.init(terms: [Term(variable, coefficient)])
  }

  /// Each variable once, in order, and without those that cancel.
  var normalized: LinearExpression {
    var merged: [Term] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { !($0.coefficient.magnitude > Tolerance.coefficient) }
    return LinearExpression(terms: merged, constant: constant)
  }
}
