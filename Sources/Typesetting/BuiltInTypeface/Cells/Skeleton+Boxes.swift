import FirstFrameGeometry
import Foundation

/// The characters of terminals that fill their cell, so that neighbours and lines join without a gap.
extension Skeleton {
  /// The cell, from the descent to the ascent and as wide as the advance.
  static let cell = (
    bottom: VerticalGrid.metrics.descender, top: VerticalGrid.metrics.ascender,
    middle: (VerticalGrid.metrics.descender + VerticalGrid.metrics.ascender) / 2
  )

  /// The thickness of a light line.
  var lightLine: Double { min(max(stem * 0.82, 24), 112) }

  /// A character of U+2500 to U+257F.
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

  /// One line from an edge of the cell to where it meets the others; `side` counts clockwise from the left.
  private mutating func arm(_ side: Int, of arms: BoxArms) {
    let line = arms.lines[side]
    let opposite = arms.lines[(side + 2) % 4]
    // Seen from the middle towards the edge, the neighbours on the left hand and on the right hand.
    let (hand, other) = (arms.lines[(side + 3) % 4], arms.lines[(side + 1) % 4])
    let crossing = max(thickness(hand), thickness(other))
    let light = lightLine
    switch line {
    case .none: return
    case .light, .heavy:
      var start = -crossing / 2
      if opposite == .none, hand == .double || other == .double {
        start = hand == other ? light - light / 2 : -light - light / 2
      }
      strand(side, from: start, offset: 0, thickness: thickness(line))
    case .double:
      strand(side, from: strandStart(near: hand, far: other, opposite), offset: light, thickness: light)
      strand(side, from: strandStart(near: other, far: hand, opposite), offset: -light, thickness: light)
    }
  }

  /// Where the strand of a double line begins that lies on the side of the neighbour `near`.
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

  /// A rectangle from a distance beyond the middle to the edge of a side; a positive offset moves it to the left hand.
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
      // The last stretch is straight, so that the cut at the edge is plumb.
      $0.arc(.upright, x + level * (radius - 12), y, squareness: 0.552)
      $0.line(x + level * radius, y)
    }
  }

  /// From corner to corner, cut off at the edges of the cell.
  private mutating func cellDiagonal(rising: Bool) {
    let (top, bottom) = (Self.cell.top, Self.cell.bottom)
    let height = top - bottom
    let slope = height / width
    // Half the level extent of a line as thick as the light one.
    let across = lightLine / 2 * (1 + 1 / (slope * slope)).squareRoot()
    let along = across * slope
    let corners = [
      (0, bottom), (across, bottom), (width, top - along), (width, top), (width - across, top),
      (0, bottom + along),
    ]
    addContour(corners.map { CGPoint(x: rising ? $0.0 : width - $0.0, y: $0.1) })
  }
}
