/// A sum of variables, each times a number, and of a number.
package struct LinearExpression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable, times coefficient: Double = 1) {
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
