import FirstFrameImaging
import Foundation

/// Blurs a mask by a Gaussian, rows first, then columns.
///
/// A run of equal pixels in a row, or of equal rows, is blurred by differences of the kernel's running sums: the
/// cost grows with the parts that change, not with the area of the shape.
struct MaskBlur {
  let kernel: GaussianKernel

  /// The blurred mask; larger by the kernel's radius on every side.
  func blurred(_ mask: CoverageMask) -> CoverageMask {
    let radius = kernel.radius
    let bounds = mask.bounds
    let result = CoverageMask(
      bounds: PixelRect(
        minX: bounds.minX - radius, minY: bounds.minY - radius, maxX: bounds.maxX + radius,
        maxY: bounds.maxY + radius))
    let width = result.bounds.width
    let memory = PixelMemory(byteCount: (result.bounds.height + 1) * width * MemoryLayout<Float>.stride)
    let sums = memory.start.assumingMemoryBound(to: Float.self)
    let row = sums + result.bounds.height * width
    var first = 0
    while first < bounds.height {
      let end = endOfEqualRows(mask, from: first)
      let source = mask.bytes + first * bounds.width
      memset(row, 0, width * MemoryLayout<Float>.stride)
      blurRow(source, count: bounds.width, into: row)
      addRows(from: first, to: end, row: row, width: width, into: sums)
      first = end
    }
    round(sums, to: result.bytes, count: result.byteCount)
    return result
  }

  private func endOfEqualRows(_ mask: CoverageMask, from first: Int) -> Int {
    let width = mask.bounds.width
    var end = first + 1
    while end < mask.bounds.height, memcmp(mask.bytes + first * width, mask.bytes + end * width, width) == 0 {
      end += 1
    }
    return end
  }

  private func blurRow(_ source: UnsafePointer<UInt8>, count: Int, into row: UnsafeMutablePointer<Float>) {
    var start = 0
    while start < count {
      let value = source[start]
      var end = start &+ 1
      while end < count, source[end] == value { end &+= 1 }
      if value != 0 { addRun(from: start, to: end, value: Float(value), into: row) }
      start = end
    }
  }

  /// Adds what equal pixels give to those around them.
  private func addRun(from start: Int, to end: Int, value: Float, into row: UnsafeMutablePointer<Float>) {
    let rising = kernel.sums
    var index = start
    let last = end &+ kernel.count &- 1
    while index < last {
      row[index] += value * (sum(rising, index &- start) - sum(rising, index &- end))
      index &+= 1
    }
  }

  /// Adds what equal rows give to the rows around them.
  private func addRows(
    from start: Int, to end: Int, row: UnsafePointer<Float>, width: Int, into sums: UnsafeMutablePointer<Float>
  ) {
    var index = start
    let last = end &+ kernel.count &- 1
    while index < last {
      let weight = sum(kernel.sums, index &- start) - sum(kernel.sums, index &- end)
      let target = sums + index &* width
      var x = 0
      while x < width {
        target[x] += weight * row[x]
        x &+= 1
      }
      index &+= 1
    }
  }

  /// The sum of the weights up to one; 0 before the first, 1 after the last.
  @inline(__always)
  private func sum(_ sums: UnsafePointer<Float>, _ index: Int) -> Float {
    index < 0 ? 0 : index < kernel.count ? sums[index] : 1
  }

  private func round(_ sums: UnsafePointer<Float>, to bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    var index = 0
    while index < count {
      bytes[index] = UInt8(truncatingIfNeeded: min(Int32(sums[index] + 0.5), 255))
      index &+= 1
    }
  }
}
