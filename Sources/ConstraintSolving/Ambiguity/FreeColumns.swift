/// The parametric symbols that may leave zero without making the solution any worse.
///
/// In an optimal tableau a symbol that costs something stays zero in every optimal solution. One that costs nothing is
/// free, unless rows of restricted symbols that are zero themselves hold it where it is.
struct FreeColumns {
  private(set) var symbols: [Int32] = []
  /// Rows that are zero, must not become negative, and still tie free symbols to one another.
  private(set) var ties: [Int32] = []
  private let tableau: Tableau
  private var isFree: [Bool]

  /// With the level that settles ties or, as ambiguity is understood, without.
  init(of tableau: Tableau, settlingTies: Bool) {
    self.tableau = tableau
    isFree = Array(repeating: false, count: tableau.kinds.count)
    for symbol in tableau.kinds.indices where tableau.slots[symbol] < 0 {
      switch tableau.kinds[symbol] {
      case .variable: isFree[symbol] = true
      case .slack, .error:
        isFree[symbol] = tableau.objective.sign(of: Int32(symbol), withTies: settlingTies) == 0
      case .dummy, .retired: continue
      }
      if isFree[symbol] { symbols.append(Int32(symbol)) }
    }
    if !symbols.isEmpty { dropWhatIsHeld() }
  }

  func contains(_ symbol: Int32) -> Bool { isFree[Int(symbol)] }

  /// A row that is zero and in which free symbols only subtract forces all of them to zero, and so on.
  private mutating func dropWhatIsHeld() {
    ties = tableau.rows.indices.filter(isZero).map { Int32($0) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for slot in ties {
        let effect = effect(on: slot)
        guard effect.falls, !effect.rises else { continue }
        hold(slot)
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

  private mutating func hold(_ slot: Int32) {
    guard let row = tableau.rows[Int(slot)] else { return }
    for index in 0..<row.count { isFree[Int(row.symbols[index])] = false }
  }
}
