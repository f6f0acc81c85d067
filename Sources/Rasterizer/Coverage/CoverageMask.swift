/// How much of each pixel of a rectangle a shape covers, 255 for wholly.
///
/// Unchecked: written only by the sink that makes it, before anybody else sees it.
final class CoverageMask: @unchecked Sendable {
  let bounds: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>

  init(bounds: PixelRect) {
    self.bounds = bounds
    let count = max(bounds.width * bounds.height, 1)
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
  }

  deinit {
    bytes.deallocate()
  }

  var byteCount: Int { bounds.width * bounds.height }

  /// The coverage of a row from a column on; both must lie within the bounds.
  func row(_ y: Int, fromX x: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y - bounds.minY) * bounds.width + x - bounds.minX)
  }

  /// Multiplies by another mask; what lies outside the other is uncovered.
  func multiply(by other: CoverageMask) {
    var y = bounds.minY
    while y < bounds.maxY {
      var x = bounds.minX
      let own = row(y, fromX: bounds.minX) - bounds.minX
      while x < bounds.maxX {
        own[x] = Blending.scaled(own[x], by: other.coverage(x: x, y: y))
        x &+= 1
      }
      y &+= 1
    }
  }

  func coverage(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return row(y, fromX: x).pointee
  }
}
