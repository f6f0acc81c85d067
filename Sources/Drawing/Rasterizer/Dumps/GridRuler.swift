import Foundation

/// Maps lengths in points to cells of a grid of characters, along one axis.
///
/// Positions in cells are proportional to positions in points. If the marks need more cells than there are between
/// them, the following marks are moved.
struct GridRuler {
  private var cells: [(position: CGFloat, cell: Int)] = []
  private(set) var cellCount = 0

  /// The distance in points below which marks share a cell.
  private static let minimumDistance: CGFloat = 3

  init(_ marks: [Mark], pointsPerCell: CGFloat) {
    let groups = Self.groups(of: marks)
    guard let origin = groups.first?.position else { return }
    var lastNatural = 0
    var next = 0
    for group in groups {
      let natural = Int(min((group.position - origin) / pointsPerCell, 1e6))
      var cell = cells.isEmpty ? 0 : max(next, (cells.last?.cell ?? 0) + natural - lastNatural)
      for mark in group.marks where mark.gap > 0 {
        cell = max(cell, self[mark.start] + mark.gap)
      }
      cells.append((group.position, cell))
      lastNatural = natural
      next = cell + (group.marks.map(\.cellCount).max() ?? 0)
    }
    cellCount = max(next, 1)
  }

  /// The cell of a mark, given its position in points.
  subscript(position: CGFloat) -> Int {
    // The positions increase. The result is the last of those that are not greater.
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].position <= position + 1e-9 { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : cells[low - 1].cell
  }

  private static func groups(of marks: [Mark]) -> [(position: CGFloat, marks: [Mark])] {
    var groups: [(position: CGFloat, marks: [Mark])] = []
    for mark in marks.sorted(by: { $0.position < $1.position }) {
      if let last = groups.last, mark.position - last.position < minimumDistance {
        groups[groups.count - 1].marks.append(mark)
      } else {
        groups.append((mark.position, [mark]))
      }
    }
    return groups
  }

  /// A position along the axis that needs cells.
  struct Mark {
    /// The position, in points.
    let position: CGFloat
    /// The number of cells at the position itself.
    let cellCount: Int
    /// The minimum number of cells between `start` and this position.
    let gap: Int
    /// The position of an earlier mark, in points.
    let start: CGFloat

    init(_ position: CGFloat, cellCount: Int, gap: Int = 0, start: CGFloat = 0) {
      self.position = position
      self.cellCount = cellCount
      self.gap = gap
      self.start = start
    }
  }
}
