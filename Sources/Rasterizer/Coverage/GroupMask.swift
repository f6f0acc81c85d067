import Foundation

/// A shape's coverage that knows where its rows are wholly covered.
final class GroupMask: SpanSink {
  let mask: CoverageMask
  /// For each row, two columns between which every pixel is wholly covered.
  private let solid: UnsafeMutablePointer<Int>

  init(bounds: PixelRect) {
    mask = CoverageMask(bounds: bounds)
    solid = .allocate(capacity: 2 * bounds.height)
    var index = 0
    while index < 2 &* bounds.height {
      solid[index] = bounds.maxX
      index &+= 1
    }
  }

  deinit {
    solid.deallocate()
  }

  /// The longest part of a row that is wholly covered; empty, at the row's end, where there is none.
  func solidPart(ofRow y: Int) -> (start: Int, end: Int) {
    let place = solid + 2 &* (y &- mask.bounds.minY)
    return (place[0], place[1])
  }

  func fill(y: Int, rowCount: Int, spans: UnsafeBufferPointer<Span>) {
    var row = y
    while row < y &+ rowCount {
      let place = solid + 2 &* (row &- mask.bounds.minY)
      var index = 0
      while index < spans.count {
        let (start, length) = (Int(spans[index].x), Int(spans[index].length))
        if spans[index].coverage == 255, length > place[1] &- place[0] {
          place[0] = start
          place[1] = start &+ length
        }
        memset(mask.row(row, fromX: start), Int32(spans[index].coverage), length)
        index &+= 1
      }
      row &+= 1
    }
  }
}
