/// The elements that two sequences have in common, in the order of both.
///
/// The algorithm is the linear-space one of Myers, "An O(ND) Difference Algorithm and Its Variations", 1986, section 4b,
/// after elements that only one sequence has are left out. The result is a longest common subsequence unless a part has
/// more than about 500 differences: such a part is divided where most of it is matched, so that the time is in
/// proportion to the length.
package struct CommonSubsequence {
  /// The indices of equal elements in the first and in the second sequence; both increase.
  package private(set) var pairs: [(Int, Int)] = []

  package init<Element: Hashable>(of first: [Element], and second: [Element]) {
    var numbers: [Element: Int] = [:]
    for element in second where numbers[element] == nil { numbers[element] = numbers.count }
    let left = first.indices.filter { numbers[first[$0]] != nil }
    let shared = Set(left.map { first[$0] })
    let right = second.indices.filter { shared.contains(second[$0]) }
    match(left.map { numbers[first[$0], default: 0] }[...], right.map { numbers[second[$0], default: 0] }[...])
    pairs = pairs.map { (left[$0], right[$1]) }
  }

  private mutating func match(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) {
    var (first, second) = (first, second)
    while let one = first.first, one == second.first {
      pairs.append((first.startIndex, second.startIndex))
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    let (end, otherEnd) = (first.endIndex, second.endIndex)
    while let one = first.last, one == second.last { (first, second) = (first.dropLast(), second.dropLast()) }
    if !first.isEmpty, !second.isEmpty {
      let division = EditGraph(first, second).division
      match(first.prefix(division.x), second.prefix(division.y))
      match(first.dropFirst(division.x), second.dropFirst(division.y))
    }
    pairs += zip(first.endIndex..<end, second.endIndex..<otherEnd)
  }
}

/// The edit graph of two sequences: a step to the right removes an element of the first, a step down adds one of the
/// second, and a diagonal step keeps an element that is next in both.
private struct EditGraph {
  private let first: ArraySlice<Int>
  private let second: ArraySlice<Int>

  /// The number of steps from each end after which the search for the middle of a shortest path ends.
  private static let maximumSteps = 256

  init(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) {
    self.first = first
    self.second = second
  }

  /// A point that divides both sequences, on a shortest path through the graph unless that has too many steps.
  var division: (x: Int, y: Int) {
    let limit = min((first.count + second.count + 1) / 2, Self.maximumSteps)
    var (forward, backward) = (Frontier(limit: limit), Frontier(limit: limit))
    let delta = first.count - second.count
    for steps in 0...limit {
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let end = advance(&forward, diagonal, steps) { first[first.startIndex + $0] == second[second.startIndex + $1] }
        guard contains(end), !delta.isMultiple(of: 2), abs(delta - diagonal) < steps else { continue }
        if end.x + backward[delta - diagonal] >= first.count { return end }
      }
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let end = advance(&backward, diagonal, steps) {
          first[first.endIndex - 1 - $0] == second[second.endIndex - 1 - $1]
        }
        guard contains(end), delta.isMultiple(of: 2), abs(delta - diagonal) <= steps else { continue }
        if end.x + forward[delta - diagonal] >= first.count { return (first.count - end.x, second.count - end.y) }
      }
    }
    return farthestPoint(of: forward, after: limit)
  }

  /// Moves the frontier on a diagonal: a step from the farther neighbor, then all diagonal steps.
  private func advance(
    _ frontier: inout Frontier, _ diagonal: Int, _ steps: Int, isKept: (Int, Int) -> Bool
  ) -> (x: Int, y: Int) {
    let isDown = diagonal == -steps || diagonal != steps && frontier[diagonal - 1] < frontier[diagonal + 1]
    var x = isDown ? frontier[diagonal + 1] : frontier[diagonal - 1] + 1
    while x < first.count, x - diagonal < second.count, isKept(x, x - diagonal) { x += 1 }
    frontier[diagonal] = x
    return (x, x - diagonal)
  }

  private func contains(_ point: (x: Int, y: Int)) -> Bool { point.x <= first.count && point.y <= second.count }

  private func farthestPoint(of frontier: Frontier, after steps: Int) -> (x: Int, y: Int) {
    var farthest: (x: Int, y: Int)?
    for diagonal in stride(from: -steps, through: steps, by: 2) {
      let point = (x: frontier[diagonal], y: frontier[diagonal] - diagonal)
      if contains(point), farthest.map({ $0.x + $0.y < point.x + point.y }) ?? true { farthest = point }
    }
    return farthest ?? (first.count / 2, second.count / 2)
  }
}

/// The farthest points that a number of steps reaches, by their diagonals: their distances to the right.
private struct Frontier {
  private var columns: [Int]
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    columns = Array(repeating: 0, count: 2 * limit + 3)
  }

  subscript(diagonal: Int) -> Int {
    get { columns[diagonal + limit + 1] }
    set { columns[diagonal + limit + 1] = newValue }
  }
}
