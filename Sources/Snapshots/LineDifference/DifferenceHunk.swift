/// Changed lines that lie close together, with the lines around them.
struct DifferenceHunk {
  private let rows: [DifferenceRow]

  /// How many shared lines are shown around changed ones.
  private static let context = 3

  static func hunks(of rows: [DifferenceRow]) -> [DifferenceHunk] {
    var ranges: [Range<Int>] = []
    for (index, row) in rows.enumerated() where row.kind != .shared {
      let range = max(index - context, 0)..<min(index + context + 1, rows.count)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { DifferenceHunk(rows: Array(rows[$0])) }
  }

  /// A heading as `diff -u` writes it, then the lines.
  var lines: [String] { [heading] + body }

  private var heading: String {
    let olds = rows.count { $0.kind != .added }
    let news = rows.count { $0.kind != .removed }
    return "@@ -\(rows[0].referenceLine),\(olds) +\(rows[0].actualLine),\(news) @@"
  }

  private var body: [String] {
    var lines: [String] = []
    var index = 0
    while index < rows.count {
      guard rows[index].kind != .shared else {
        lines.append("  " + rows[index].text)
        index += 1
        continue
      }
      let changed = rows[index...].prefix { $0.kind != .shared }
      lines += Self.lines(of: changed)
      index += changed.count
    }
    return lines
  }

  /// Removed lines, then added ones; where one stands for the other, it follows at once, and what changed is marked.
  private static func lines(of changed: ArraySlice<DifferenceRow>) -> [String] {
    let removed = changed.filter { $0.kind == .removed }.map(\.text)
    let added = changed.filter { $0.kind == .added }.map(\.text)
    guard removed.count == added.count else { return removed.map { "- " + $0 } + added.map { "+ " + $0 } }
    return zip(removed, added).flatMap { old, new in
      let marks = ChangedPart(of: old, and: new)
      return ["- " + old] + marks.under(old) + ["+ " + new] + marks.under(new)
    }
  }
}
