/// What a unit of each parametric symbol costs in violations of one priority.
final class ObjectiveLevel {
  /// The priority, or below all of them for the level that settles ties.
  let priority: Float
  /// How many preferences there are of this priority.
  var userCount = 0
  private(set) var costs: UnsafeMutablePointer<Double>
  private var capacity: Int

  init(priority: Float, symbolCount: Int) {
    self.priority = priority
    capacity = max(symbolCount, 16)
    costs = .allocate(capacity: capacity)
    costs.initialize(repeating: 0, count: capacity)
  }

  deinit { costs.deallocate() }

  func grow(to count: Int) {
    guard count > capacity else { return }
    let newCapacity = max(count, capacity * 2)
    let newCosts = UnsafeMutablePointer<Double>.allocate(capacity: newCapacity)
    newCosts.update(from: costs, count: capacity)
    (newCosts + capacity).initialize(repeating: 0, count: newCapacity - capacity)
    costs.deallocate()
    costs = newCosts
    capacity = newCapacity
  }
}
