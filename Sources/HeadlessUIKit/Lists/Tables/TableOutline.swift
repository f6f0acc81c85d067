import Foundation

/// The heights of all that a table shows, from its header to its footer, measured where it was on screen.
///
/// Every part has a position: the table's header, each section's header, rows and footer, the table's footer.
struct TableOutline {
  let rowCounts: [Int]
  /// The position of each section's header.
  private let starts: [Int]
  private(set) var heights: LengthIndex
  private(set) var isMeasured: [Bool]

  static let empty = TableOutline(rowCounts: []) { _ in 0 }

  init(rowCounts: [Int], estimate: (Part) -> CGFloat) {
    self.rowCounts = rowCounts
    var (starts, heights) = ([Int](), [estimate(.tableHeader)])
    for (section, count) in rowCounts.enumerated() {
      starts.append(heights.count)
      heights.append(estimate(.header(section)))
      for row in 0..<count { heights.append(estimate(.row(IndexPath(row: row, section: section)))) }
      heights.append(estimate(.footer(section)))
    }
    heights.append(estimate(.tableFooter))
    self.starts = starts
    self.heights = LengthIndex(heights)
    isMeasured = Array(repeating: false, count: heights.count)
  }

  var count: Int { heights.count }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section) && (0..<rowCounts[path.section]).contains(path.row)
  }

  func position(of part: Part) -> Int {
    switch part {
    case .tableHeader: 0
    case .header(let section): starts[section]
    case .row(let path): starts[path.section] + 1 + path.row
    case .footer(let section): starts[section] + 1 + rowCounts[section]
    case .tableFooter: count - 1
    }
  }

  func part(at position: Int) -> Part {
    if position == 0 { return .tableHeader }
    if position >= count - 1 { return .tableFooter }
    let section = section(at: position)
    let row = position - starts[section] - 1
    if row < 0 { return .header(section) }
    return row < rowCounts[section] ? .row(IndexPath(row: row, section: section)) : .footer(section)
  }

  /// The last section that starts no later than a position.
  private func section(at position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a part begins and ends, from the table's top.
  func extent(of part: Part) -> (start: CGFloat, height: CGFloat) {
    let position = position(of: part)
    return (heights.start(of: position), heights[position])
  }

  func isMeasured(_ part: Part) -> Bool { isMeasured[position(of: part)] }

  mutating func set(_ height: CGFloat, of part: Part) {
    let position = position(of: part)
    heights[position] = height
    isMeasured[position] = true
  }
}
