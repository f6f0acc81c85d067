/// What is minimised: a vector of costs, ordered by priority, of which an earlier entry outweighs all later ones.
///
/// These are the symbolic weights of the paper: priorities are compared, never multiplied into one number. The last
/// level settles ties. It sums all violations, with weights that fall with the order in which constraints were added.
final class Objective {
  private(set) var levels: [ObjectiveLevel] = [ObjectiveLevel(priority: -.infinity, symbolCount: 0)]
  private var symbolCount = 0
  /// Parametric symbols whose cost may have become negative.
  let candidates = CandidateHeap()

  var ties: ObjectiveLevel { levels[levels.count - 1] }

  func grow(to count: Int) {
    symbolCount = count
    for level in levels { level.grow(to: count) }
    candidates.grow(to: count)
  }

  /// The level of a priority, made if need be.
  func level(of priority: Priority) -> ObjectiveLevel {
    let index = levels.firstIndex { $0.priority <= priority.rawValue } ?? levels.count - 1
    if levels[index].priority == priority.rawValue { return levels[index] }
    let level = ObjectiveLevel(priority: priority.rawValue, symbolCount: symbolCount)
    levels.insert(level, at: index)
    return level
  }

  func removeUnusedLevels() {
    levels = levels.filter { $0.userCount > 0 || $0 === ties }
  }

  /// Adds to the cost of a symbol, through its row where it is basic.
  func add(_ weight: Double, of symbol: Int32, row: TableauRow?, to level: ObjectiveLevel) {
    guard let row else {
      level.costs[Int(symbol)] += weight
      candidates.insert(symbol)
      return
    }
    var index = 0
    while index < row.count {
      level.costs[Int(row.symbols[index])] += weight * row.coefficients[index]
      candidates.insert(row.symbols[index])
      index &+= 1
    }
  }

  /// Replaces a symbol, which has become basic, by its row.
  func substitute(_ symbol: Int32, by row: TableauRow) {
    var isChanged = false
    for level in levels {
      let cost = level.costs[Int(symbol)]
      level.costs[Int(symbol)] = 0
      guard cost.magnitude > Tolerance.coefficient else { continue }
      isChanged = true
      var index = 0
      while index < row.count {
        level.costs[Int(row.symbols[index])] += cost * row.coefficients[index]
        index &+= 1
      }
    }
    guard isChanged else { return }
    var index = 0
    while index < row.count {
      candidates.insert(row.symbols[index])
      index &+= 1
    }
  }

  /// The sign of the first cost that is not zero; with or without the level that settles ties.
  func sign(of symbol: Int32, withTies: Bool = true) -> Int {
    let end = withTies ? levels.count : levels.count &- 1
    var index = 0
    while index < end {
      let cost = levels[index].costs[Int(symbol)]
      if cost > Tolerance.coefficient { return 1 }
      if cost < -Tolerance.coefficient { return -1 }
      index &+= 1
    }
    return 0
  }

  /// Whether a symbol costs less, in proportion to a positive factor, than another does to its own.
  func isCheaper(_ symbol: Int32, per factor: Double, than other: Int32, per otherFactor: Double) -> Bool {
    for level in levels {
      let difference = level.costs[Int(symbol)] * otherFactor - level.costs[Int(other)] * factor
      if difference.magnitude > Tolerance.coefficient { return difference < 0 }
    }
    return symbol < other
  }
}
