/// The objective to minimize: a vector of costs, ordered by priority and compared lexicographically.
///
/// These are the symbolic weights of the Cassowary paper: priorities are compared, never combined into one number. The
/// level after all priorities breaks ties: it is the sum of all violations, with weights that depend on the order of the
/// constraints. The last level is the sum of the excesses that constraints minimize.
final class Objective {
  @exclusivity(unchecked) private(set) var levels: [ObjectiveLevel]
  /// The number of levels that belong to no priority.
  private static let finalLevelCount = 2
  /// The number of symbols for which there is space.
  @exclusivity(unchecked) private var symbolCount = 0
  /// The parametric symbols with costs that may have become negative.
  let candidates: CandidateHeap

  init() {
    levels = (0..<Self.finalLevelCount).map { _ in ObjectiveLevel(priority: -.infinity, symbolCount: 0) }
    candidates = CandidateHeap()
  }

  init(copying other: Objective) {
    levels = other.levels.map(ObjectiveLevel.init(copying:))
    symbolCount = other.symbolCount
    candidates = CandidateHeap(copying: other.candidates)
  }

  /// The tie-breaking level.
  var ties: ObjectiveLevel { levels[levels.count - 2] }

  /// The level of the excesses that constraints minimize.
  var tendencies: ObjectiveLevel { levels[levels.count - 1] }

  func grow(to count: Int) {
    guard count > symbolCount else { return }
    symbolCount = max(count, symbolCount * 2)
    for level in levels { level.grow(to: symbolCount) }
    candidates.grow(to: symbolCount)
  }

  /// Returns the level of a priority, and creates it if it is missing.
  func level(of priority: Priority) -> ObjectiveLevel {
    let index = levels.firstIndex { $0.priority <= priority.rawValue } ?? levels.count - Self.finalLevelCount
    if levels[index].priority == priority.rawValue { return levels[index] }
    let level = ObjectiveLevel(priority: priority.rawValue, symbolCount: symbolCount)
    levels.insert(level, at: index)
    return level
  }

  func removeUnusedLevels() {
    let finalLevels = levels.suffix(Self.finalLevelCount)
    levels = levels.dropLast(Self.finalLevelCount).filter { $0.userCount > 0 } + finalLevels
  }

  /// Adds a weight to the cost of a symbol or, if the symbol is basic, to the costs of the symbols in its row.
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

  /// Replaces a symbol that has become basic with its row.
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

  /// Returns the sign of the first nonzero cost of a symbol, with or without the levels after all priorities.
  func sign(of symbol: Int32, withTies: Bool = true) -> Int {
    let end = withTies ? levels.count : levels.count &- Self.finalLevelCount
    var index = 0
    while index < end {
      let cost = levels[index].costs[Int(symbol)]
      if cost > Tolerance.coefficient { return 1 }
      if cost < -Tolerance.coefficient { return -1 }
      index &+= 1
    }
    return 0
  }

  /// Whether a symbol's cost divided by a positive factor is less than another symbol's cost divided by its factor.
  func isCheaper(_ symbol: Int32, per factor: Double, than other: Int32, per otherFactor: Double) -> Bool {
    for level in levels {
      let difference = level.costs[Int(symbol)] * otherFactor - level.costs[Int(other)] * factor
      if difference.magnitude > Tolerance.coefficient { return difference < 0 }
    }
    return symbol < other
  }
}

/// The costs of the parametric symbols at one priority.
final class ObjectiveLevel {
  /// The priority; negative infinity for the levels after all priorities.
  let priority: Float
  /// The number of preferences of this priority.
  @exclusivity(unchecked) var userCount = 0
  @exclusivity(unchecked) private(set) var costs: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private var capacity: Int

  init(priority: Float, symbolCount: Int) {
    self.priority = priority
    capacity = max(symbolCount, 16)
    costs = .allocate(capacity: capacity)
    costs.initialize(repeating: 0, count: capacity)
  }

  init(copying other: ObjectiveLevel) {
    priority = other.priority
    userCount = other.userCount
    capacity = other.capacity
    costs = .allocate(capacity: capacity)
    costs.initialize(from: other.costs, count: capacity)
  }

  deinit { costs.deallocate() }

  func grow(to count: Int) {
    guard count > capacity else { return }
    let newCosts = UnsafeMutablePointer<Double>.allocate(capacity: count)
    newCosts.update(from: costs, count: capacity)
    (newCosts + capacity).initialize(repeating: 0, count: count - capacity)
    costs.deallocate()
    (costs, capacity) = (newCosts, count)
  }
}

/// A priority queue of distinct symbols, smallest first.
final class CandidateHeap {
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private var heap = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private var isMember = UnsafeMutablePointer<Bool>.allocate(capacity: 0)

  init() {}

  init(copying other: CandidateHeap) {
    grow(to: other.capacity)
    count = other.count
    heap.update(from: other.heap, count: count)
    isMember.update(from: other.isMember, count: capacity)
  }

  deinit {
    heap.deallocate()
    isMember.deallocate()
  }

  /// Makes space for a number of symbols.
  func grow(to newCapacity: Int) {
    guard newCapacity > capacity else { return }
    let newHeap = UnsafeMutablePointer<Int32>.allocate(capacity: newCapacity)
    newHeap.update(from: heap, count: count)
    let newMembers = UnsafeMutablePointer<Bool>.allocate(capacity: newCapacity)
    newMembers.update(from: isMember, count: capacity)
    (newMembers + capacity).initialize(repeating: false, count: newCapacity - capacity)
    heap.deallocate()
    isMember.deallocate()
    (heap, isMember, capacity) = (newHeap, newMembers, newCapacity)
  }

  func insert(_ symbol: Int32) {
    guard !isMember[Int(symbol)] else { return }
    isMember[Int(symbol)] = true
    var child = count
    count &+= 1
    while child > 0 {
      let parent = (child &- 1) >> 1
      guard symbol < heap[parent] else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = symbol
  }

  func popFirst() -> Int32? {
    guard count > 0 else { return nil }
    let first = heap[0]
    isMember[Int(first)] = false
    count &-= 1
    if count > 0 { sink(heap[count]) }
    return first
  }

  /// Moves a symbol from the top down to its position in the heap.
  private func sink(_ symbol: Int32) {
    var parent = 0
    while true {
      var child = 2 &* parent &+ 1
      guard child < count else { break }
      if child &+ 1 < count, heap[child &+ 1] < heap[child] { child &+= 1 }
      guard heap[child] < symbol else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = symbol
  }
}
