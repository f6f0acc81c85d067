/// The order in which characters of several embedding levels are seen.
enum VisualOrder {
  /// The levels that count on a line: white space at its end, separators of segments, and white space before those run
  /// as the paragraph does. What shows nothing counts as white space.
  ///
  /// Source: Unicode Standard Annex #9, rule L1 and section 5.2.
  static func levels(ofLine levels: [UInt8], classes: [BidiClass], base: UInt8) -> [UInt8] {
    var levels = levels
    var isReset = true
    for index in levels.indices.reversed() {
      switch classes[index] {
      case .segmentSeparator, .paragraphSeparator: isReset = true
      case .whiteSpace, .popDirectionalIsolate: break
      case let other: isReset = isReset && (other.isIsolateInitiator || other.isRemoved)
      }
      if isReset { levels[index] = base }
    }
    return levels
  }

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
