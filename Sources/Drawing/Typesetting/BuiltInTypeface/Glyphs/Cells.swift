import FirstFrameGeometry
import Foundation

/// The characters of the monospaced variant that fill their cell.
extension GlyphRepertoire {
  mutating func addCells() {
    addCells(0x2500...0x257F) { $0.box($1) }
    addCells(0x2580...0x259F) { $0.block($1) }
    addCells(0xE0B0...0xE0B3) { $0.prompt($1) }
  }

  private mutating func addCells(
    _ range: ClosedRange<UInt32>, draw: @escaping @Sendable (inout Skeleton, Unicode.Scalar) -> Void
  ) {
    for character in range.compactMap(Unicode.Scalar.init) {
      var design = GlyphDesign(
        width: GlyphLayout.cell, growth: 0, left: SideBearing(0, loss: 0), right: SideBearing(0, loss: 0),
        strokes: 1
      ) { draw(&$0, character) }
      design.fillsCell = true
      add(character, design)
    }
  }
}

/// The lines from the center of a box-drawing character to the edges.
struct BoxArms: Sendable {
  enum Line: UInt8, Sendable {
    case none = 0x30
    case light
    case heavy
    case double
  }

  /// The lines in clockwise order: left, up, right, down.
  let lines: [Line]

  /// The lines of U+2500 to U+257F, as four digits each: left, up, right, down; 1 for light, 2 for heavy, 3 for double.
  /// Dashed lines are listed as solid ones. Arcs and diagonals have no lines.
  private static let table: [UInt8] = Array(
    """
    1010202001010202101020200101020210102020010102020011002100120022
    1001200110022002011001200210022011002100120022000111012102110112
    0212022101220222110121011201110212022201210222021011201110212021
    1012201210222022111021101120212012102210122022201111211111212121
    1211111212122211122121121122222121222212122222221010202001010202
    3030030300310013003330011003300301300310033031001300330001310313
    0333310113033303303110133033313013103330313113133333000000000000
    0000000000000000100001000010000120000200002000021020010220100201
    """.utf8.filter { $0 != 0x0A })

  /// Returns `nil` outside of U+2500 to U+257F.
  init?(_ character: Unicode.Scalar) {
    guard (0x2500...0x257F).contains(character.value) else { return nil }
    let start = Int(character.value - 0x2500) * 4
    lines = Self.table[start..<start + 4].map { Line(rawValue: $0) ?? .none }
  }
}

/// Box-drawing characters, which fill their cell so that adjacent cells and lines join without a gap.
extension Skeleton {
  /// The cell, from the bottom to the top of the line and as wide as the advance.
  static let cell = (
    bottom: VerticalGrid.line.bottom, top: VerticalGrid.line.top,
    middle: (VerticalGrid.line.bottom + VerticalGrid.line.top) / 2
  )

  /// The thickness of a light line, in thousandths of the em.
  var lightLine: Double { min(max(stem * 0.82, 24), 112) }

  /// Draws a character from U+2500 to U+257F.
  mutating func box(_ character: Unicode.Scalar) {
    switch character.value {
    case 0x2504, 0x2505: dashes(3, isHeavy: character.value == 0x2505)
    case 0x2506, 0x2507: uprightDashes(3, isHeavy: character.value == 0x2507)
    case 0x2508, 0x2509: dashes(4, isHeavy: character.value == 0x2509)
    case 0x250A, 0x250B: uprightDashes(4, isHeavy: character.value == 0x250B)
    case 0x254C, 0x254D: dashes(2, isHeavy: character.value == 0x254D)
    case 0x254E, 0x254F: uprightDashes(2, isHeavy: character.value == 0x254F)
    case 0x256D: roundCorner(right: true, up: false)
    case 0x256E: roundCorner(right: false, up: false)
    case 0x256F: roundCorner(right: false, up: true)
    case 0x2570: roundCorner(right: true, up: true)
    case 0x2571: cellDiagonal(rising: true)
    case 0x2572: cellDiagonal(rising: false)
    case 0x2573:
      cellDiagonal(rising: true)
      cellDiagonal(rising: false)
    default:
      guard let arms = BoxArms(character) else { return }
      for side in 0..<4 { arm(side, of: arms) }
    }
  }

  /// Draws one line from an edge of the cell to its joint with the others. `side` is the index in clockwise order from
  /// the left.
  private mutating func arm(_ side: Int, of arms: BoxArms) {
    let line = arms.lines[side]
    let opposite = arms.lines[(side + 2) % 4]
    // The adjacent lines on the left and on the right, looking from the center to the edge.
    let (left, right) = (arms.lines[(side + 3) % 4], arms.lines[(side + 1) % 4])
    let crossing = max(thickness(left), thickness(right))
    let light = lightLine
    switch line {
    case .none: return
    case .light, .heavy:
      var start = -crossing / 2
      if opposite == .none, left == .double || right == .double {
        start = left == right ? light - light / 2 : -light - light / 2
      }
      strand(side, from: start, offset: 0, thickness: thickness(line))
    case .double:
      strand(side, from: strandStart(near: left, far: right, opposite), offset: light, thickness: light)
      strand(side, from: strandStart(near: right, far: left, opposite), offset: -light, thickness: light)
    }
  }

  /// Returns the start of one strand of a double line: the strand on the side of the adjacent line `near`.
  private func strandStart(near: BoxArms.Line, far: BoxArms.Line, _ opposite: BoxArms.Line) -> Double {
    let light = lightLine
    if near == .double { return light - light / 2 }
    if opposite == .double { return 0 }
    return far == .double ? -light - light / 2 : -max(thickness(near), thickness(far)) / 2
  }

  private func thickness(_ line: BoxArms.Line) -> Double {
    switch line {
    case .none: 0
    case .light, .double: lightLine
    case .heavy: lightLine * 2
    }
  }

  /// Draws a rectangle that starts at a distance from the center and ends at the edge of a side. A positive offset
  /// moves it to the left, looking from the center to the edge.
  private mutating func strand(_ side: Int, from start: Double, offset: Double, thickness: Double) {
    let (x, y, half) = (width / 2, Self.cell.middle, thickness / 2)
    switch side {
    case 0: rect(0, y - offset - half, x - start, y - offset + half)
    case 1: rect(x - offset - half, y + start, x - offset + half, Self.cell.top)
    case 2: rect(x + start, y + offset - half, width, y + offset + half)
    default: rect(x + offset - half, Self.cell.bottom, x + offset + half, y - start)
    }
  }

  private mutating func dashes(_ count: Int, isHeavy: Bool) {
    let (period, half) = (width / Double(count), lightLine * (isHeavy ? 1 : 0.5))
    for index in 0..<count {
      let start = (Double(index) + 0.2) * period
      rect(start, Self.cell.middle - half, start + period * 0.6, Self.cell.middle + half)
    }
  }

  private mutating func uprightDashes(_ count: Int, isHeavy: Bool) {
    let height = Self.cell.top - Self.cell.bottom
    let (period, half) = (height / Double(count), lightLine * (isHeavy ? 1 : 0.5))
    for index in 0..<count {
      let start = Self.cell.bottom + (Double(index) + 0.2) * period
      rect(width / 2 - half, start, width / 2 + half, start + period * 0.6)
    }
  }

  private mutating func roundCorner(right: Bool, up: Bool) {
    let (x, y, radius) = (width / 2, Self.cell.middle, width / 2)
    let edge = up ? Self.cell.top : Self.cell.bottom
    let (vertical, level) = (up ? 1.0 : -1, right ? 1.0 : -1)
    pen = StrokeWeights(stem: lightLine, bar: lightLine)
    stroke {
      $0.start(x, edge)
      $0.line(x, y + vertical * radius)
      // The last part is straight, so that the cut at the edge is vertical.
      $0.arc(.upright, x + level * (radius - 12), y, squareness: 0.552)
      $0.line(x + level * radius, y)
    }
  }

  /// Draws a diagonal from corner to corner, cut off at the edges of the cell.
  private mutating func cellDiagonal(rising: Bool) {
    let (top, bottom) = (Self.cell.top, Self.cell.bottom)
    let height = top - bottom
    let slope = height / width
    // Half the horizontal width of a diagonal with the thickness of a light line.
    let across = lightLine / 2 * (1 + 1 / (slope * slope)).squareRoot()
    let along = across * slope
    let corners = [
      (0, bottom), (across, bottom), (width, top - along), (width, top), (width - across, top),
      (0, bottom + along),
    ]
    addContour(corners.map { CGPoint(x: rising ? $0.0 : width - $0.0, y: $0.1) })
  }
}

/// Block elements, and the arrow heads of shell prompts.
extension Skeleton {
  /// Draws a character from U+2580 to U+259F.
  mutating func block(_ character: Unicode.Scalar) {
    let (top, bottom, middle) = (Self.cell.top, Self.cell.bottom, Self.cell.middle)
    let eighth = (top - bottom) / 8
    let code = character.value
    switch code {
    case 0x2580: rect(0, middle, width, top)
    case 0x2581...0x2588: rect(0, bottom, width, bottom + eighth * Double(code - 0x2580))
    case 0x2589...0x258F: rect(0, bottom, width * Double(0x2590 - code) / 8, top)
    case 0x2590: rect(width / 2, bottom, width, top)
    case 0x2591...0x2593: shade(quarters: Int(code - 0x2590))
    case 0x2594: rect(0, top - eighth, width, top)
    case 0x2595: rect(width * 7 / 8, bottom, width, top)
    case 0x2596...0x259F: quadrants(Self.quadrants[Int(code - 0x2596)])
    default: break
    }
  }

  /// The quadrants of U+2596 to U+259F: 1 for upper left, 2 for upper right, 4 for lower left, 8 for lower right.
  private static let quadrants: [Int] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private mutating func quadrants(_ set: Int) {
    let (top, bottom, middle, half) = (Self.cell.top, Self.cell.bottom, Self.cell.middle, width / 2)
    if set & 1 != 0 { rect(0, middle, half, top) }
    if set & 2 != 0 { rect(half, middle, width, top) }
    if set & 4 != 0 { rect(0, bottom, half, middle) }
    if set & 8 != 0 { rect(half, bottom, width, middle) }
  }

  /// Draws a grid of near squares that continues in adjacent cells, with one to three of every four filled.
  private mutating func shade(quarters: Int) {
    let (columns, rows) = (16, 32)
    let (side, height) = (width / Double(columns), (Self.cell.top - Self.cell.bottom) / Double(rows))
    for row in 0..<rows {
      let y = Self.cell.bottom + Double(row) * height
      for column in 0..<columns where Self.fills(row: row, column: column, quarters: quarters) {
        rect(Double(column) * side, y, Double(column + 1) * side, y + height)
      }
    }
  }

  private static func fills(row: Int, column: Int, quarters: Int) -> Bool {
    switch quarters {
    case 1: row % 2 == 0 && column % 2 == 0
    case 2: (row + column) % 2 == 0
    default: row % 2 == 0 || column % 2 == 0
    }
  }

  /// Draws a character from U+E0B0 to U+E0B3: an arrow head as high as the cell, filled or as an outline.
  mutating func prompt(_ character: Unicode.Scalar) {
    let (top, bottom, middle) = (Self.cell.top, Self.cell.bottom, Self.cell.middle)
    let across = lightLine * 1.42
    switch character.value {
    case 0xE0B0: polygon((0, bottom), (width, middle), (0, top))
    case 0xE0B1:
      polygon((0, bottom), (across, bottom), (width, middle), (width - across, middle))
      polygon((width - across, middle), (width, middle), (across, top), (0, top))
    case 0xE0B2: polygon((width, bottom), (0, middle), (width, top))
    default:
      polygon((width, bottom), (width - across, bottom), (0, middle), (across, middle))
      polygon((across, middle), (0, middle), (width - across, top), (width, top))
    }
  }
}
