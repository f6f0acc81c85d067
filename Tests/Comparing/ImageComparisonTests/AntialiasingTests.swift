import FirstFrameImageComparison
import FirstFrameImaging
import Testing

/// Pixels that are anti-aliased or not because of a single neighbor, in pictures worked out by hand.
///
/// The pixel `t` is clear in the reference and black in the actual picture. It has darker neighbors `k` in a black
/// area, and brighter neighbors `w`. A pixel `m` has another color than `t`, but the same brightness, because it looks
/// like the background of `t`. Digits are light grays.
@Suite struct AntialiasingTests {
  /// At most two neighbors may be as bright as the pixel.
  @Test func equallyBrightNeighborsInside() throws {
    try checkRotations(["wwwwww", "kkmwww", "kktmww", "kkwwww", "kkwwww"], isAntialiased: true)
    try checkRotations(["wwwwww", "kkmwww", "kktmww", "kkmwww", "kkwwww"], isAntialiased: false)
  }

  /// At the edge of the picture, the missing neighbors count as one of them.
  @Test func equallyBrightNeighborsAtTheEdge() throws {
    try checkRotations(["kktmww", "kkwwww", "kkwwww", "wwwwww"], isAntialiased: true)
    try checkRotations(["kktmww", "kkmwww", "kkwwww", "wwwwww"], isAntialiased: false)
  }

  /// The darkest neighbor, on the right, is the only one with more than two neighbors of its own color.
  @Test func oneNeighborWithManySiblings() throws {
    try check(["123456", "2546k1", "63tk52", "412kk3", "561234"].map(Array.init), isAntialiased: true)
  }

  /// A pixel of a vertical line changes in one row, and a pixel of another line in the next row. The rows of siblings
  /// that were computed for the first pixel end 32 columns beside its neighbors, which can be within the second line.
  @Test(arguments: 28...40) func linesFarApart(distance: Int) throws {
    for lines in [[1, 1 + distance], [1 + distance, 1], [50, 50 + distance], [50 + distance, 50]] {
      for isMirrored in [false, true] {
        let reference = try picture(lines, isMirrored, changedRows: [])
        let actual = try picture(lines, isMirrored, changedRows: [3, 4])
        let strict = Comparison(reference: reference, actual: actual, tolerance: .yiq(threshold: 0.02))
        #expect(strict.differingPixels?.count == 2)
        let tolerance = ImageTolerance.yiq(threshold: 0.02, allowsAntialiasing: true)
        let comparison = Comparison(reference: reference, actual: actual, tolerance: tolerance)
        #expect(comparison.isSame, "lines \(lines), mirrored: \(isMirrored)")
      }
    }
  }

  /// Returns a black picture with lines of shades that differ in each row, and lighter shades to the right of them, or
  /// to the left if the picture is mirrored. In the first changed row, the first line changes, and in the second row,
  /// the second line.
  private func picture(_ lines: [Int], _ isMirrored: Bool, changedRows: [Int]) throws -> Bitmap {
    var bitmap = Bitmap(size: try PixelSize(width: 120, height: 8), color: PremultipliedColor(.black))
    for (index, line) in lines.enumerated() {
      for y in 0..<8 {
        let isChanged = changedRows.firstIndex(of: y) == index
        let levels = [60 + y * 37 % 80 + (isChanged ? 20 : 0), 160 + y * 53 % 90]
        for (x, level) in zip(line...line + 1, levels.map { UInt8($0) }) {
          let color = Color(red: level, green: level, blue: level)
          bitmap[isMirrored ? 119 - x : x, y] = PremultipliedColor(color)
        }
      }
    }
    return bitmap
  }

  /// Compares the picture in all four orientations.
  private func checkRotations(_ rows: [String], isAntialiased: Bool) throws {
    var rows = rows.map(Array.init)
    for _ in 0..<4 {
      try check(rows, isAntialiased: isAntialiased)
      rows = rows[0].indices.map { column in rows.reversed().map { $0[column] } }
    }
  }

  private func check(_ rows: [[Character]], isAntialiased: Bool) throws {
    let y = try #require(rows.firstIndex { $0.contains("t") })
    let x = try #require(rows[y].firstIndex(of: "t"))
    let reference = try picture(rows, x, y)
    var actual = reference
    actual[x, y] = PremultipliedColor(.black)
    let comparison = Comparison(
      reference: reference, actual: actual, tolerance: .yiq(threshold: 0, allowsAntialiasing: true))
    #expect(comparison.isSame == isAntialiased, "\(rows.map { String($0) })")
  }

  private func picture(_ rows: [[Character]], _ targetX: Int, _ targetY: Int) throws -> Bitmap {
    var bitmap = Bitmap(size: try PixelSize(width: rows[0].count, height: rows.count))
    // With a third of the opacity and a third of the background's color, a pixel looks like the background.
    let background = PlainComparison.background(targetX, targetY, width: bitmap.width).map { UInt8($0) }
    let matching = Color(red: background[0], green: background[1], blue: background[2], alpha: 85)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let level = letter.wholeNumberValue.map { UInt8(210 + 4 * $0) } ?? 0
        let color =
          switch letter {
          case "k": Color.black
          case "w": Color.white
          case "m": matching
          case "t": Color.clear
          default: Color(red: level, green: level, blue: level)
          }
        bitmap[x, y] = PremultipliedColor(color)
      }
    }
    return bitmap
  }
}
