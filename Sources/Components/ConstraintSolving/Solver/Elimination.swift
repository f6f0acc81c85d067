/// Acyclic definitions of variables by other variables.
///
/// Most required equalities of an interface position one item relative to another. Definitions are stored without
/// expanding the variables in them, so that a chain of n views has n short definitions. Only the remaining constraints
/// are added to the tableau.
struct Elimination {
  private(set) var definitions: [Definition?] = []
  /// The number of definitions that use each variable.
  private(set) var referenceCounts: [Int32] = []
  private let traversal = DefinitionTraversal()
  private var multipliers: [Double] = []

  init() {}

  init(copying other: Elimination) {
    definitions = other.definitions
    referenceCounts = other.referenceCounts
    multipliers = other.multipliers
    traversal.grow(to: definitions.count)
  }

  mutating func grow(to count: Int) {
    while definitions.count < count {
      definitions.append(nil)
      referenceCounts.append(0)
      multipliers.append(0)
    }
    traversal.grow(to: count)
  }

  func isDefined(_ variable: Variable) -> Bool { definitions[Int(variable.index)] != nil }

  /// Defines the variable of a term, given an expression that equals zero and contains the term.
  mutating func define(_ term: LinearExpression.Term, by expression: LinearExpression, constraint: Int32) {
    var definition = Definition(
      terms: [], constant: -expression.constant / term.coefficient, constraint: constraint,
      coefficient: term.coefficient)
    for other in expression.terms where other.variable != term.variable {
      definition.terms.append(.init(other.variable, -other.coefficient / term.coefficient))
      referenceCounts[Int(other.variable.index)] += 1
    }
    definitions[Int(term.variable.index)] = definition
  }

  mutating func undefine(_ variable: Variable) {
    guard let definition = definitions[Int(variable.index)] else { return }
    for term in definition.terms { referenceCounts[Int(term.variable.index)] -= 1 }
    definitions[Int(variable.index)] = nil
  }

  mutating func setConstant(of variable: Variable, to constant: Double) {
    definitions[Int(variable.index)]?.constant = constant
  }

  /// Whether defining the variable by the other terms might create a cycle.
  ///
  /// The search is limited. A constraint that cannot be a definition is added to the tableau, with the same result.
  func mightCycle(_ variable: Variable, in terms: [LinearExpression.Term]) -> Bool {
    guard referenceCounts[Int(variable.index)] > 0 else { return false }
    traversal.begin()
    for term in terms where term.variable != variable {
      guard traversal.visit(term.variable, in: definitions, limit: 64) else { return true }
    }
    return traversal.hasVisited(variable)
  }

  /// Returns an expression with every defined variable replaced by its definition.
  mutating func expand(_ expression: LinearExpression) -> Expansion {
    var expansion = Expansion(constant: expression.constant)
    traversal.begin()
    for term in expression.terms {
      traversal.visit(term.variable, in: definitions)
      multipliers[Int(term.variable.index)] += term.coefficient
    }
    // In this order each variable follows all variables that use it, so it is replaced once, with its complete factor.
    while let index = traversal.order.popLast() {
      let multiplier = multipliers[Int(index)]
      multipliers[Int(index)] = 0
      guard multiplier.magnitude > Tolerance.coefficient else { continue }
      let term = LinearExpression.Term(Variable(index: index), multiplier)
      guard let definition = definitions[Int(index)] else {
        expansion.terms.append(term)
        continue
      }
      expansion.replacedVariables.append(term)
      expansion.constant += multiplier * definition.constant
      for part in definition.terms { multipliers[Int(part.variable.index)] += multiplier * part.coefficient }
    }
    expansion.terms.sortByVariable()
    return expansion
  }

  /// Returns the defined variables. Each follows the variables that its definition uses.
  func definedInOrder() -> [Int32] {
    traversal.begin()
    for index in definitions.indices where definitions[index] != nil {
      traversal.visit(Variable(index: Int32(index)), in: definitions)
    }
    return (0..<traversal.order.count).map { traversal.order.elements[$0] }.filter { definitions[Int($0)] != nil }
  }
}

/// The definition of a variable by other variables, from a required equality.
struct Definition {
  var terms: [LinearExpression.Term]
  var constant: Double
  /// The slot of the equality.
  var constraint: Int32
  /// The variable's coefficient in the equality.
  var coefficient: Double
}

/// An expression after all defined variables are replaced by their definitions.
struct Expansion {
  /// The terms of variables without a definition.
  var terms: [LinearExpression.Term] = []
  var constant: Double
  /// The replaced variables, with their factors.
  var replacedVariables: [LinearExpression.Term] = []
}

/// A depth-first traversal of definitions. It uses an explicit stack, because a chain of definitions can be longer than
/// the call stack allows.
final class DefinitionTraversal {
  /// The visited variables. Each follows the variables that its definition uses.
  let order = IndexList()
  /// The variables to visit and, as their complements, those whose definitions are being visited.
  private let stack = IndexList()
  @exclusivity(unchecked) private var stamps: [Int] = []
  @exclusivity(unchecked) private var stamp = 0

  func grow(to count: Int) {
    while stamps.count < count { stamps.append(0) }
  }

  func begin() {
    stamp &+= 1
    order.removeAll()
  }

  func hasVisited(_ variable: Variable) -> Bool { stamps[Int(variable.index)] == stamp }

  /// Visits a variable and all variables that its definition uses, directly or indirectly.
  ///
  /// - Returns: `false` if the number of visited variables exceeds the limit.
  @discardableResult
  func visit(_ variable: Variable, in definitions: [Definition?], limit: Int = .max) -> Bool {
    stack.append(variable.index)
    while let next = stack.popLast() {
      if next >= 0, stamps[Int(next)] == stamp { continue }
      if order.count >= limit {
        stack.removeAll()
        return false
      }
      if next < 0 { order.append(~next) } else { enter(next, in: definitions) }
    }
    return true
  }

  private func enter(_ variable: Int32, in definitions: [Definition?]) {
    stamps[Int(variable)] = stamp
    guard let terms = definitions[Int(variable)]?.terms else { return order.append(variable) }
    stack.append(~variable)
    var index = terms.count &- 1
    while index >= 0 {
      stack.append(terms[index].variable.index)
      index &-= 1
    }
  }
}
