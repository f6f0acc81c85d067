/// A free variable of a constraint system: a real number, unrestricted in sign.
package struct Variable: Hashable, Comparable, Sendable {
  let index: Int32

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A linear expression: a sum of terms and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// A variable times a coefficient.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: Double

  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable, times coefficient: Double = 1) {
    self.init(terms: [Term(variable, coefficient)])
  }

  /// The expression with one term for each variable, in ascending order, without terms that cancel.
  var normalized: LinearExpression {
    if isNormalized { return self }
    var sorted = terms
    sorted.sortByVariable()
    var merged: [Term] = []
    for term in sorted {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { !($0.coefficient.magnitude > Tolerance.coefficient) }
    return LinearExpression(terms: merged, constant: constant)
  }

  private var isNormalized: Bool {
    terms.withUnsafeBufferPointer { buffer in
      guard let terms = buffer.baseAddress else { return true }
      var index = 0
      while index < buffer.count {
        guard terms[index].coefficient.magnitude > Tolerance.coefficient else { return false }
        if index > 0, terms[index &- 1].variable.index >= terms[index].variable.index { return false }
        index &+= 1
      }
      return true
    }
  }
}

extension [LinearExpression.Term] {
  /// Sorts the terms by variable. Terms of one variable keep their order.
  mutating func sortByVariable() {
    guard count <= insertionSortLimit else { return sort { $0.variable < $1.variable } }
    withUnsafeMutableBufferPointer { buffer in
      guard let terms = buffer.baseAddress else { return }
      var end = 1
      while end < buffer.count {
        let term = terms[end]
        var position = end
        while position > 0, terms[position &- 1].variable.index > term.variable.index {
          terms[position] = terms[position &- 1]
          position &-= 1
        }
        terms[position] = term
        end &+= 1
      }
    }
  }
}

extension LinearExpression {
  package static func + (left: consuming LinearExpression, right: LinearExpression) -> LinearExpression {
    left.add(right, times: 1)
    return left
  }

  package static func - (left: consuming LinearExpression, right: LinearExpression) -> LinearExpression {
    left.add(right, times: -1)
    return left
  }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }

  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: expression.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor)
  }

  package static func + (left: consuming LinearExpression, right: Double) -> LinearExpression {
    left.constant += right
    return left
  }

  package static func - (left: consuming LinearExpression, right: Double) -> LinearExpression {
    left.constant -= right
    return left
  }
}

extension LinearExpression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }

  package init(floatLiteral value: Double) {
    self.init(constant: value)
  }
}

/// The magnitudes below which a number counts as zero.
///
/// Lengths are points and coefficients are near 1, so both limits are far below a visible difference and far above the
/// rounding error of a few thousand additions.
enum Tolerance {
  /// The limit for coefficients and costs. A term with a smaller coefficient is removed.
  static let coefficient = 1e-9
  /// The limit for values: the largest accepted violation of a required constraint.
  static let value = 1e-7
}
