extension ConstraintSolver {
  /// Returns the ambiguous variables of the last solution, in ascending order: variables with other possible values
  /// that satisfy the constraints equally well.
  ///
  /// A variable is ambiguous if no constraint determines it, or if preferences of equal priority tie.
  package func ambiguousVariables() -> [Variable] {
    let columns = FreeColumns(of: tableau, breakingTies: false)
    let cone = columns.ties.isEmpty ? nil : DirectionCone(columns, of: tableau)
    return directions(in: columns).enumerated().compactMap { index, direction in
      guard !direction.isZero, !isRemoved(index), cone?.allows(direction) ?? true else { return nil }
      return Variable(index: Int32(index))
    }
  }

  /// Returns the direction of each variable in terms of the free columns. An unreferenced variable has its own column
  /// with a negative number.
  private func directions(in columns: FreeColumns) -> [Direction] {
    var directions: [Direction] = symbols.indices.map { index in
      let symbol = symbols[index]
      if symbol < 0 {
        return elimination.definitions[index] == nil ? Direction(along: -1 - Int32(index)) : Direction()
      }
      if let row = tableau.row(of: symbol) { return Direction(row, in: columns) }
      return columns.contains(symbol) ? Direction(along: symbol) : Direction()
    }
    for index in elimination.definedInOrder() {
      for term in elimination.definitions[Int(index)]?.terms ?? [] {
        directions[Int(index)].add(directions[Int(term.variable.index)], times: term.coefficient)
      }
    }
    return directions
  }

  /// Whether the constraints and the tie-breaking order determine every value, so that the history of edits cannot
  /// affect the result.
  var hasUniqueValues: Bool {
    for index in symbols.indices
    where symbols[index] < 0 && elimination.definitions[index] == nil && elimination.referenceCounts[index] > 0 {
      return false
    }
    let columns = FreeColumns(of: tableau, breakingTies: true)
    return !columns.symbols.contains { symbol in
      tableau.kind(of: symbol) == .variable
        || tableau.rowSlots(containing: symbol).contains { slot in
          tableau.rows[Int(slot)].map { tableau.kind(of: $0.basic) == .variable } ?? false
        }
    }
  }
}

/// The free columns of a tableau: the parametric symbols that can become nonzero in another optimal solution.
///
/// In an optimal tableau, a symbol with a nonzero cost is zero in every optimal solution. A symbol without a cost is
/// free unless it is blocked by the row of a restricted symbol with the value zero.
struct FreeColumns {
  private(set) var symbols: [Int32] = []
  /// The slots of rows that are zero, must not become negative, and would decrease if some free symbol increases.
  private(set) var ties: [Int32] = []
  private let tableau: Tableau
  private var isFree: [Bool]

  /// - Parameter breakingTies: Whether to consider the tie-breaking level of the objective; false when searching for
  ///   ambiguous variables.
  init(of tableau: Tableau, breakingTies: Bool) {
    self.tableau = tableau
    isFree = Array(repeating: false, count: tableau.kinds.count)
    for symbol in tableau.kinds.indices where tableau.slots[symbol] < 0 {
      switch tableau.kinds[symbol] {
      case .variable: isFree[symbol] = true
      case .slack, .error:
        isFree[symbol] = tableau.objective.sign(of: Int32(symbol), withTies: breakingTies) == 0
      case .dummy, .retired: continue
      }
      if isFree[symbol] { symbols.append(Int32(symbol)) }
    }
    if !symbols.isEmpty { removeBlockedSymbols() }
  }

  func contains(_ symbol: Int32) -> Bool { isFree[Int(symbol)] }

  /// Removes the symbols that are forced to zero.
  ///
  /// If the value of a row is zero and all its free symbols have negative coefficients, each of these symbols must be
  /// zero. This can affect other rows, so the search is repeated until nothing changes.
  private mutating func removeBlockedSymbols() {
    ties = tableau.rows.indices.filter(isZero).map { Int32($0) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for slot in ties {
        let effect = effect(on: slot)
        guard effect.falls, !effect.rises else { continue }
        block(slot)
        isChanged = true
      }
    }
    ties = ties.filter { effect(on: $0).falls }
    symbols.removeAll { !isFree[Int($0)] }
  }

  private func isZero(_ slot: Int) -> Bool {
    guard let row = tableau.rows[slot] else { return false }
    let kind = tableau.kind(of: row.basic)
    return (kind == .slack || kind == .error) && row.constant <= Tolerance.value
  }

  private func effect(on slot: Int32) -> (rises: Bool, falls: Bool) {
    var effect = (rises: false, falls: false)
    guard let row = tableau.rows[Int(slot)] else { return effect }
    for index in 0..<row.count where isFree[Int(row.symbols[index])] {
      if row.coefficients[index] > 0 { effect.rises = true } else { effect.falls = true }
    }
    return effect
  }

  private mutating func block(_ slot: Int32) {
    guard let row = tableau.rows[Int(slot)] else { return }
    for index in 0..<row.count { isFree[Int(row.symbols[index])] = false }
  }
}

/// The change of a variable's value per unit of each free column: coefficients sorted by column.
struct Direction {
  private(set) var terms: [(column: Int32, coefficient: Double)] = []

  init() {}

  init(along column: Int32) {
    terms = [(column, 1)]
  }

  /// Creates a direction from the terms of a row that belong to free columns.
  init(_ row: TableauRow, in columns: FreeColumns) {
    for index in 0..<row.count where columns.contains(row.symbols[index]) {
      terms.append((row.symbols[index], row.coefficients[index]))
    }
  }

  var isZero: Bool { terms.isEmpty }

  mutating func add(_ other: Direction, times factor: Double) {
    guard !other.isZero else { return }
    var sums: [(column: Int32, coefficient: Double)] = []
    let added = other.terms.map { (column: $0.column, coefficient: $0.coefficient * factor) }
    for term in (terms + added).sorted(by: { $0.column < $1.column }) {
      if let last = sums.last, last.column == term.column {
        sums[sums.count - 1].coefficient += term.coefficient
      } else {
        sums.append(term)
      }
    }
    terms = sums.filter { $0.coefficient.magnitude > Tolerance.coefficient }
  }
}

/// The feasible directions of the free columns: the directions in which no row with the value zero becomes negative.
struct DirectionCone {
  private let solver = ConstraintSolver()
  private var variables: [Int32: Variable] = [:]

  init(_ columns: FreeColumns, of tableau: Tableau) {
    for symbol in columns.symbols {
      let variable = solver.makeVariable()
      variables[symbol] = variable
      let minimum: Double = tableau.kind(of: symbol).isRestricted ? 0 : -1
      solver.add(LinearConstraint(LinearExpression(variable) - minimum, .greaterThanOrEqual))
      solver.add(LinearConstraint(LinearExpression(variable) - 1, .lessThanOrEqual))
    }
    for slot in columns.ties {
      guard let row = tableau.rows[Int(slot)] else { continue }
      solver.add(LinearConstraint(expression(of: Direction(row, in: columns)), .greaterThanOrEqual))
    }
  }

  /// Whether any feasible direction changes a value.
  func allows(_ direction: Direction) -> Bool {
    // An unreferenced variable has no column in the tableau, so no row restricts it.
    if direction.terms.contains(where: { variables[$0.column] == nil }) { return true }
    let expression = expression(of: direction)
    // No feasible direction can reach this value, so the solver moves as far as possible towards it.
    let bound = direction.terms.reduce(1) { $0 + $1.coefficient.magnitude }
    for target in [bound, -bound] {
      let preference = solver.add(LinearConstraint(expression - target, .equal, priority: Priority(500)))
      defer { solver.remove(preference) }
      // If all variables are zero, the required constraints hold, so this cannot fail.
      guard (try? solver.solve()) != nil else { return true }
      let change = expression.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      if change.magnitude > Tolerance.value { return true }
    }
    return false
  }

  private func expression(of direction: Direction) -> LinearExpression {
    LinearExpression(
      terms: direction.terms.compactMap { term in
        variables[term.column].map { LinearExpression.Term($0, term.coefficient) }
      })
  }
}
