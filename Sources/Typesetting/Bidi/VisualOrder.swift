/// The order in which characters of several embedding levels are seen.
enum VisualOrder {
  /// The logical positions, from left to right: from the highest level down to the lowest odd one, every stretch at
  /// that level or above is reversed.
  ///
  /// Source: Unicode Standard Annex #9, rule L2.
  static func positions(ofLevels levels: [UInt8]) -> [Int] {
    var positions = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return positions }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < levels.count, levels[end] >= level { end += 1 }
        positions[start..<end].reverse()
        start = end
      }
    }
    return positions
  }
}
