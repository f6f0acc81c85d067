/// Definitions of variables by other variables, without cycles.
///
/// Most required equalities of an interface say where something lies in terms of something else. Kept as they are,
/// in place of rows that are expanded into one another, they cost what they hold: a chain of n views has n short
/// definitions, and only what is left to decide goes to the tableau.
struct Elimination {
  private(set) var definitions: [Definition?] = []
  /// In how many definitions each variable occurs.
  private(set) var referenceCounts: [Int32] = []
  private var walk = DefinitionWalk()
  private var multipliers: [Double] = []

  mutating func grow(to count: Int) {
    while definitions.count < count {
      definitions.append(nil)
      referenceCounts.append(0)
      multipliers.append(0)
    }
    walk.grow(to: count)
  }

  func isDefined(_ variable: Variable) -> Bool { definitions[Int(variable.index)] != nil }

  /// The definition of a variable by an expression that is zero, and has the variable in it.
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

  /// Whether a definition of the variable by the other terms might go round in a circle. The way is followed so far
  /// only: what is not defined goes to the tableau, which is as right.
  mutating func mightCycle(_ variable: Variable, in terms: [LinearExpression.Term]) -> Bool {
    guard referenceCounts[Int(variable.index)] > 0 else { return false }
    walk.begin()
    for term in terms where term.variable != variable {
      guard walk.visit(term.variable, in: definitions, limit: 64) else { return true }
    }
    return walk.hasSeen(variable)
  }

  /// The expression in variables that have no definition.
  mutating func expand(_ expression: LinearExpression) -> Expansion {
    var expansion = Expansion(constant: expression.constant)
    walk.begin()
    for term in expression.terms {
      walk.visit(term.variable, in: definitions)
      multipliers[Int(term.variable.index)] += term.coefficient
    }
    // Those that are used come after their users in this order, so that each is put in once, with its whole factor.
    for index in walk.order.reversed() {
      let multiplier = multipliers[Int(index)]
      multipliers[Int(index)] = 0
      guard multiplier.magnitude > Tolerance.coefficient else { continue }
      let term = LinearExpression.Term(Variable(index: index), multiplier)
      guard let definition = definitions[Int(index)] else {
        expansion.terms.append(term)
        continue
      }
      expansion.uses.append(term)
      expansion.constant += multiplier * definition.constant
      for part in definition.terms { multipliers[Int(part.variable.index)] += multiplier * part.coefficient }
    }
    expansion.terms.sort { $0.variable < $1.variable }
    return expansion
  }

  /// The variables that have definitions, each after those that its definition uses.
  mutating func definedInOrder() -> [Int32] {
    walk.begin()
    for index in definitions.indices where definitions[index] != nil {
      walk.visit(Variable(index: Int32(index)), in: definitions)
    }
    return walk.order.filter { definitions[Int($0)] != nil }
  }
}
