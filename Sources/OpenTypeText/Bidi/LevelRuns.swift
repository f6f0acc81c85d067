import FirstFrameTypesetting

/// The stretches of a text at one level, in the sequences that isolates cut them into.
///
/// Source: Unicode Standard Annex #9, definitions BD7 and BD13, rules X9 and X10.
struct LevelRuns {
  /// Stretches that belong together: what is between two of them is an isolate.
  struct Sequence {
    let level: UInt8
    /// The positions of its characters.
    let runs: [ArraySlice<Int>]
    /// The higher ones of its own level and those of its neighbours, at its start and at its end.
    let levelBefore: UInt8
    let levelAfter: UInt8
  }

  private let explicit: ExplicitLevels
  private let isolates: IsolatePairs
  /// The positions that rule X9 leaves.
  private let kept: [Int]
  private var runs: [Range<Int>] = []

  init(_ explicit: ExplicitLevels, isolates: IsolatePairs) {
    self.explicit = explicit
    self.isolates = isolates
    kept = explicit.classes.indices.filter { !explicit.classes[$0].isRemoved }
    var start = 0
    for place in kept.indices where place > start && level(at: place) != level(at: place - 1) {
      runs.append(start..<place)
      start = place
    }
    if start < kept.count { runs.append(start..<kept.count) }
  }

  func sequences() -> [Sequence] {
    var nextRuns: [Int?] = Array(repeating: nil, count: runs.count)
    var isContinuation = Array(repeating: false, count: runs.count)
    // Runs whose isolate has not ended, by the position where it will.
    var waiting: [Int: Int] = [:]
    for (index, run) in runs.enumerated() {
      if let before = waiting.removeValue(forKey: kept[run.lowerBound]) {
        nextRuns[before] = index
        isContinuation[index] = true
      }
      let last = kept[run.upperBound - 1]
      if let end = isolates.partners[last], end > last { waiting[end] = index }
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

  private func level(at place: Int) -> UInt8 { explicit.levels[kept[place]] }
}
