import FirstFrameTypesetting
import Foundation

/// A page of characters on which boxes are drawn with lines.
///
/// Each text is at its position on the screen, so a leading right-to-left text is at the right edge of its area. Its
/// characters are in logical order, because terminals, browsers and editors reorder them. Without isolation they would
/// also reorder the characters beside the text, and so swap columns or move borders: a Hebrew name and the number
/// beside it would be one run. So a text with right-to-left characters is enclosed in RLI or LRI, which depends on the
/// direction of its paragraph, and PDI. These characters have no width. Other texts do not have them.
struct CharacterGrid {
  private var rows: [[Cell]]
  private var isolateCount = 0

  /// The maximum size of a page. Larger pages are cut off.
  private static let maximumColumnCount = 400
  private static let maximumRowCount = 1000

  init(columns: Int, rows: Int) {
    let row = [Cell](repeating: .empty, count: min(columns, Self.maximumColumnCount) + 1)
    self.rows = [[Cell]](repeating: row, count: min(rows, Self.maximumRowCount))
  }

  /// The page without trailing spaces.
  var text: String {
    rows.map { line(of: $0) + "\n" }.joined()
  }

  private func line(of row: [Cell]) -> String {
    var line = ""
    var open: Isolate?
    for cell in row.prefix(1 + (row.lastIndex { $0.text != " " } ?? -1)) {
      if cell.isolate != open {
        if open != nil { line.unicodeScalars.append(Isolate.end) }
        if let next = cell.isolate { line.unicodeScalars.append(next.start) }
        open = cell.isolate
      }
      line += cell.text
    }
    if open != nil { line.unicodeScalars.append(Isolate.end) }
    return line
  }

  mutating func draw(_ box: ReadableBox, left: Int, top: Int, right: Int, bottom: Int) {
    if box.isMark {
      put(.text(box.isRounded ? "●" : "■"), column: left, row: top)
    } else if box.isHorizontalLine {
      for column in columns(left, to: right) {
        add(column == left ? .right : column == right ? .left : [.left, .right], column, top)
      }
    } else if box.isVerticalLine {
      for row in rowNumbers(top, to: bottom) {
        add(row == top ? .down : row == bottom ? .up : [.up, .down], left, row)
      }
    } else {
      drawFrame(box, left: left, top: top, right: right, bottom: bottom)
    }
  }

  mutating func draw(_ text: ReadableText, from start: Int, to end: Int, row: Int) {
    let space = end - start - text.clusters.count
    let isRightToLeft = text.direction == .rightToLeft
    let indent =
      switch text.alignment {
      case .leading, .justified: isRightToLeft ? space : 0
      case .trailing: isRightToLeft ? 0 : space
      case .left: 0
      case .right: space
      case .center: space / 2
      }
    isolateCount += 1
    let isolate = text.isBidirectional ? Isolate(number: isolateCount, direction: text.direction) : nil
    for (index, cluster) in text.clusters.enumerated() {
      let printable = cluster.unicodeScalars.contains(where: \.isControl) ? "\u{FFFD}" : cluster
      let cell = isolate.map { Cell.isolated(printable, $0) } ?? .text(printable)
      put(cell, column: start + max(indent, 0) + index, row: row)
    }
  }

  private mutating func drawFrame(_ box: ReadableBox, left: Int, top: Int, right: Int, bottom: Int) {
    guard left < right, top < bottom else { return }
    let (inner, innerRows) = (columns(left + 1, to: right - 1), rowNumbers(top + 1, to: bottom - 1))
    if box.isOpaque {
      for row in innerRows {
        for column in inner { put(.empty, column: column, row: row) }
      }
    }
    for column in inner {
      add([.left, .right], column, top)
      add([.left, .right], column, bottom)
    }
    for row in innerRows {
      add([.up, .down], left, row)
      add([.up, .down], right, row)
    }
    let round: LineArms = box.isRounded ? .rounded : []
    add([.right, .down, round], left, top)
    add([.left, .down, round], right, top)
    add([.right, .up, round], left, bottom)
    add([.left, .up, round], right, bottom)
  }

  /// The columns between two, including both, that are on the page.
  private func columns(_ first: Int, to last: Int) -> Range<Int> {
    let start = max(first, 0)
    return start..<max(start, min(last + 1, rows.first?.count ?? 0))
  }

  /// The rows between two, including both, that are on the page.
  private func rowNumbers(_ first: Int, to last: Int) -> Range<Int> {
    let start = max(first, 0)
    return start..<max(start, min(last + 1, rows.count))
  }

  /// Joins a piece of a line with the lines in the cell.
  private mutating func add(_ arms: LineArms, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    if case .line(let others) = rows[row][column] {
      rows[row][column] = .line(others.union(arms))
    } else {
      rows[row][column] = .line(arms)
    }
  }

  private mutating func put(_ cell: Cell, column: Int, row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = cell
  }

  /// The contents of a cell.
  enum Cell {
    case empty
    case text(String)
    /// A cluster of a text that a bidirectional terminal has to isolate from its surroundings.
    case isolated(String, Isolate)
    case line(LineArms)

    var isolate: Isolate? {
      if case .isolated(_, let isolate) = self { isolate } else { nil }
    }

    var text: String {
      switch self {
      case .empty: " "
      case .text(let cluster), .isolated(let cluster, _): cluster
      case .line(let arms): arms.text
      }
    }
  }

  /// A text that is isolated from its surroundings, so that its direction does not affect them.
  struct Isolate: Equatable {
    /// A number that distinguishes adjacent texts.
    let number: Int
    let direction: TextDirection

    /// LEFT-TO-RIGHT ISOLATE or RIGHT-TO-LEFT ISOLATE.
    var start: Unicode.Scalar { direction == .rightToLeft ? "\u{2067}" : "\u{2066}" }
    /// POP DIRECTIONAL ISOLATE.
    static let end: Unicode.Scalar = "\u{2069}"
  }
}

/// The lines from the middle of a cell to its edges.
struct LineArms: OptionSet {
  let rawValue: UInt8

  static let up = LineArms(rawValue: 1)
  static let down = LineArms(rawValue: 2)
  static let left = LineArms(rawValue: 4)
  static let right = LineArms(rawValue: 8)
  /// Whether a corner is drawn rounded.
  static let rounded = LineArms(rawValue: 16)

  /// Box-drawing characters, indexed by the bits of the four directions.
  private static let square = " ╵╷│╴┘┐┤╶└┌├─┴┬┼".map(String.init)
  private static let round = " ╵╷│╴╯╮┤╶╰╭├─┴┬┼".map(String.init)

  var text: String {
    let index = Int(rawValue & 15)
    return contains(.rounded) ? Self.round[index] : Self.square[index]
  }
}
