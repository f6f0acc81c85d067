/// Block elements and the arrows of prompts.
extension Skeleton {
  /// A character of U+2580 to U+259F.
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

  /// The quarters of U+2596 to U+259F: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  private static let quadrants: [Int] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private mutating func quadrants(_ set: Int) {
    let (top, bottom, middle, half) = (Self.cell.top, Self.cell.bottom, Self.cell.middle, width / 2)
    if set & 1 != 0 { rect(0, middle, half, top) }
    if set & 2 != 0 { rect(half, middle, width, top) }
    if set & 4 != 0 { rect(0, bottom, half, middle) }
    if set & 8 != 0 { rect(half, bottom, width, middle) }
  }

  /// A grid of squares that goes on in the neighbouring cells, one to three of every four filled.
  private mutating func shade(quarters: Int) {
    let size = width / 16
    let rows = Int((Self.cell.top - Self.cell.bottom) / size)
    for row in 0..<rows {
      let y = Self.cell.bottom + Double(row) * size
      for column in 0..<16 where Self.fills(row: row, column: column, quarters: quarters) {
        rect(Double(column) * size, y, Double(column + 1) * size, y + size)
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

  /// A character of U+E0B0 to U+E0B3: a filled arrow head as high as the cell, or its outline.
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
