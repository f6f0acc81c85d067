import Foundation

extension StackArrangement {
  /// The lengths of the views in a stack of a given length.
  func distributedLengths(_ natural: [CGFloat], within extent: CGFloat) -> [CGFloat] {
    let room = max(extent - gaps.reduce(0, +), 0)
    let total = natural.reduce(0, +)
    switch distribution {
    case .fill: return filled(natural, within: room)
    case .fillEqually: return natural.map { _ in room / CGFloat(natural.count) }
    case .fillProportionally:
      return natural.map { total > 0 ? room * $0 / total : room / CGFloat(natural.count) }
    case .equalSpacing, .equalCentering:
      // A single view is attached to both ends. Several views are shrunk, but never stretched.
      return natural.count == 1 || total > room ? filled(natural, within: room) : natural
    }
  }

  /// Stretches the view with the lowest hugging, or shrinks the views with the lowest resistance, to fill the room.
  private func filled(_ natural: [CGFloat], within room: CGFloat) -> [CGFloat] {
    var lengths = natural
    let missing = room - natural.reduce(0, +)
    if missing > 0 {
      let strengths = zip(views, natural).map { view, length in
        view.huggingStrength(along: axis, size: CGSize(axis, main: length, cross: 0))
      }
      let weakest = strengths.indices.min { strengths[$0] < strengths[$1] }
      if let weakest { lengths[weakest] += missing }
      return lengths
    }
    let strengths = views.map { $0.compressionStrength(along: axis) }
    var excess = -missing
    for index in strengths.indices.sorted(by: { (strengths[$0], -$0) < (strengths[$1], -$1) }) where excess > 0 {
      let given = min(lengths[index], excess)
      lengths[index] -= given
      excess -= given
    }
    return lengths
  }

  /// The offsets of the views from the start of the stack.
  func positions(of lengths: [CGFloat], within extent: CGFloat) -> [CGFloat] {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally: Self.positions(of: lengths, gaps: gaps)
    case .equalSpacing:
      Self.positions(of: lengths, gaps: Self.evened(gaps, filling: extent - lengths.reduce(0, +)))
    case .equalCentering: centredPositions(of: lengths, within: extent)
    }
  }

  private static func positions(of lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return start
    }
  }

  /// Equal gaps that fill a length, each at least its minimum.
  private static func evened(_ least: [CGFloat], filling total: CGFloat) -> [CGFloat] {
    guard !least.isEmpty, total > least.reduce(0, +) else { return least }
    var gaps = least
    var free = Array(least.indices)
    var share = total / CGFloat(free.count)
    // Each round fixes the gaps whose minimum exceeds an equal share, until the rest is shared equally.
    while true {
      let fixed = least.indices.filter { !free.contains($0) }.reduce(0) { $0 + least[$1] }
      share = (total - fixed) / CGFloat(free.count)
      let remaining = free.filter { least[$0] <= share }
      if remaining.count == free.count { break }
      free = remaining
    }
    for index in free { gaps[index] = share }
    return gaps
  }

  /// Offsets with equal distances between centres, each at least what the gap between the neighbours requires.
  private func centredPositions(of lengths: [CGFloat], within extent: CGFloat) -> [CGFloat] {
    guard lengths.count > 1, let first = lengths.first, let last = lengths.last else {
      return lengths.map { _ in 0 }
    }
    let least = gaps.indices.map { lengths[$0] / 2 + gaps[$0] + lengths[$0 + 1] / 2 }
    var centre = first / 2
    let centres =
      [centre]
      + Self.evened(least, filling: extent - first / 2 - last / 2).map { step in
        centre += step
        return centre
      }
    return zip(centres, lengths).map { $0 - $1 / 2 }
  }
}
