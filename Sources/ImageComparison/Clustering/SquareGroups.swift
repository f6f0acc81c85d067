/// Which squares of a grid belong together: a disjoint-set forest (Galler and Fischer, 1964).
struct SquareGroups {
  /// By squares, one of the same group that comes no later.
  private var earlier: [Int]

  init(count: Int) {
    earlier = Array(0..<count)
  }

  /// The first square of a square's group.
  func first(of index: Int) -> Int {
    var index = index
    while earlier[index] != index { index = earlier[index] }
    return index
  }

  mutating func join(_ index: Int, _ other: Int) {
    let (left, right) = (first(of: index), first(of: other))
    let first = min(left, right)
    earlier[max(left, right)] = first
    // Short ways for what comes next.
    earlier[index] = first
    earlier[other] = first
  }
}
