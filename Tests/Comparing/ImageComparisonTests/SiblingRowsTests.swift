import FirstFrameImaging
import Testing

@testable import FirstFrameImageComparison

@Suite struct SiblingRowsTests {
  /// Requests rows and columns in a random order, so that some are in the cache, some only in part.
  @Test(arguments: 1...40 as ClosedRange<UInt64>) func requestedPixelsAreComplete(seed: UInt64) throws {
    var random = RandomPictures(seed: seed)
    let size = try PixelSize(width: random.number(1...100), height: random.number(1...6))
    let reference = random.picture(size, isOpaque: true)
    let actual = random.changed(reference, isOpaque: true)
    PicturePair.with(reference, actual) { pair in
      var rows = SiblingRows(pair)
      for _ in 0..<20 {
        let y = random.number(-1...size.height)
        let first = random.number(0...size.width - 1)
        let columns = first..<random.number(first + 1...min(first + 8, size.width))
        let row = rows.row(y, columns)
        for x in columns {
          #expect(row[x] == siblings(x, y, reference, actual), "seed \(seed), \(x), \(y)")
        }
        #expect(row[-1] == 0, "seed \(seed), row \(y)")
        #expect(row[size.width] == 0, "seed \(seed), row \(y)")
      }
    }
  }

  /// Pixels beyond the ends of a row are not siblings of the last one, and have none.
  @Test func theEndsOfRowsAreNotNeighbors() throws {
    for width in 1...5 {
      let bitmap = Bitmap(size: try PixelSize(width: width, height: 4), color: PremultipliedColor(.black))
      PicturePair.with(bitmap, bitmap) { pair in
        var rows = SiblingRows(pair)
        for y in -1...4 {
          let row = rows.row(y, 0..<width)
          for x in -1...width { #expect(row[x] == siblings(x, y, bitmap, bitmap), "\(x), \(y) of width \(width)") }
        }
      }
    }
  }

  private func siblings(_ x: Int, _ y: Int, _ reference: Bitmap, _ actual: Bitmap) -> UInt8 {
    (hasManySiblings(x, y, reference) ? SiblingRows.inReference : 0)
      | (hasManySiblings(x, y, actual) ? SiblingRows.inActual : 0)
  }

  private func hasManySiblings(_ x: Int, _ y: Int, _ picture: Bitmap) -> Bool {
    let (columns, rows) = (0..<picture.width, 0..<picture.height)
    guard columns.contains(x), rows.contains(y) else { return false }
    var count = 0
    var isAtEdge = false
    for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
      if columns.contains(x + dx), rows.contains(y + dy) {
        count += picture[x + dx, y + dy] == picture[x, y] ? 1 : 0
      } else {
        isAtEdge = true
      }
    }
    return count + (isAtEdge ? 1 : 0) > 2
  }
}
