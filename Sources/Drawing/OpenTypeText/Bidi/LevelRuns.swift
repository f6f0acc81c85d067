import FirstFrameTypesetting

/// The level runs of a text, joined into isolating run sequences.
///
/// Source: Unicode Standard Annex #9, definitions BD7 and BD13, rules X9 and X10.
struct LevelRuns {
  /// An isolating run sequence: level runs that are separated by isolates.
  struct Sequence {
    let level: UInt8
    /// The positions of the characters, one slice for each level run.
    let runs: [ArraySlice<Int>]
    /// The higher of the sequence's level and the preceding level. Rule X10 derives sos (start of sequence) from it.
    let levelBefore: UInt8
    /// The higher of the sequence's level and the following level. Rule X10 derives eos (end of sequence) from it.
    let levelAfter: UInt8
  }

  private let explicit: ExplicitLevels
  private let isolates: IsolatePairs
  /// The positions of the characters that rule X9 does not remove.
  private let kept: [Int]
  private var runs: [Range<Int>] = []

  init(_ explicit: ExplicitLevels, isolates: IsolatePairs) {
    self.explicit = explicit
    self.isolates = isolates
    kept = explicit.classes.indices.filter { !explicit.classes[$0].isRemoved }
    var start = 0
    for position in kept.indices where position > start && level(at: position) != level(at: position - 1) {
      runs.append(start..<position)
      start = position
    }
    if start < kept.count { runs.append(start..<kept.count) }
  }

  func sequences() -> [Sequence] {
    var nextRuns: [Int?] = Array(repeating: nil, count: runs.count)
    var isContinuation = Array(repeating: false, count: runs.count)
    // The runs that end with an isolate initiator, by the position of the isolate's end.
    var openRuns: [Int: Int] = [:]
    for (index, run) in runs.enumerated() {
      if let before = openRuns.removeValue(forKey: kept[run.lowerBound]) {
        nextRuns[before] = index
        isContinuation[index] = true
      }
      let last = kept[run.upperBound - 1]
      if let end = isolates.partners[last], end > last { openRuns[end] = index }
    }
    return runs.indices.filter { !isContinuation[$0] }.map { first in
      sequence(of: Array(Swift.sequence(first: first) { nextRuns[$0] }))
    }
  }

  private func sequence(of members: [Int]) -> Sequence {
    let first = runs[members[0]].lowerBound
    let end = runs[members[members.count - 1]].upperBound
    let level = level(at: first)
    let before = first > 0 ? self.level(at: first - 1) : explicit.base
    let opensIsolate = isolates.classes[kept[end - 1]].isIsolateInitiator
    let after = end < kept.count && !opensIsolate ? self.level(at: end) : explicit.base
    return Sequence(
      level: level, runs: members.map { kept[runs[$0]] }, levelBefore: max(level, before),
      levelAfter: max(level, after))
  }

  private func level(at position: Int) -> UInt8 { explicit.levels[kept[position]] }
}
