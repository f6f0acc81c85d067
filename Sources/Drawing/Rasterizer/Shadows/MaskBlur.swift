import FirstFrameImaging
import Foundation

/// Blurs a mask by a Gaussian, first along rows and then along columns.
///
/// A run of equal pixels in a row, or a run of equal rows, is blurred with the difference of two running sums of the
/// kernel. So the cost depends on the number of runs, not on the area of the shape.
struct MaskBlur {
  let kernel: GaussianKernel

  /// Returns the blurred mask, which is larger by the kernel's radius on every side.
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

  /// Adds a blurred run of equal pixels.
  private func addRun(from start: Int, to end: Int, value: Float, into row: UnsafeMutablePointer<Float>) {
    let kernelSums = kernel.sums
    var index = start
    let last = end &+ kernel.count &- 1
    while index < last {
      row[index] += value * (sum(kernelSums, index &- start) - sum(kernelSums, index &- end))
      index &+= 1
    }
  }

  /// Adds a blurred run of equal rows.
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

  /// Returns the sum of the weights up to an index; 0 before the first weight, and 1 after the last one.
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

/// The weights of a Gaussian at whole pixels, and their running sums.
///
/// The exponential is computed as a Taylor series of a small argument and squared repeatedly, independently of C
/// libraries. A radius of 3.25 standard deviations omits 1 part in 1000, which is distributed to the weights.
final class GaussianKernel {
  /// The number of pixels on either side of the middle.
  let radius: Int
  /// `2 · radius + 1` weights, with a sum of 1.
  let weights: UnsafeMutablePointer<Float>
  /// The sum of the weights up to and including each; the last is exactly 1.
  let sums: UnsafeMutablePointer<Float>

  /// The largest standard deviation, in pixels. Larger values are reduced to it.
  static let maximumDeviation = 256.0

  /// The ratio of the radius to the standard deviation.
  private static let radiusRatio = 3.25

  /// - Parameter deviation: The standard deviation, in pixels.
  init(deviation: Double) {
    let deviation = min(deviation, Self.maximumDeviation)
    radius = deviation > 0.05 ? Int((deviation * Self.radiusRatio).rounded(.up)) : 0
    let count = 2 * radius + 1
    weights = .allocate(capacity: count)
    sums = .allocate(capacity: count)
    fill(Self.half(deviation: deviation, radius: radius))
  }

  deinit {
    weights.deallocate()
    sums.deallocate()
  }

  var count: Int { 2 * radius + 1 }

  private func fill(_ half: [Double]) {
    let total = half.reduce(0, +) * 2 - half[0]
    var sum = 0.0
    for index in 0..<count {
      let weight = half[abs(index - radius)] / total
      sum += weight
      weights[index] = Float(weight)
      sums[index] = Float(sum)
    }
    sums[count - 1] = 1
  }

  /// Returns the weights from the middle outwards. Each weight is the previous one times a factor that shrinks
  /// geometrically.
  private static func half(deviation: Double, radius: Int) -> [Double] {
    guard radius > 0 else { return [1] }
    var factor = exponential(ofMinus: 1 / (2 * deviation * deviation))
    let shrinking = factor * factor
    var weights = [1.0]
    for _ in 0..<radius {
      weights.append(weights[weights.count - 1] * factor)
      factor *= shrinking
    }
    return weights
  }

  private static func exponential(ofMinus argument: Double) -> Double {
    var small = -argument
    var halvings = 0
    while small < -0.25 {
      small /= 2
      halvings += 1
    }
    var sum = 1.0
    for power in stride(from: 14.0, to: 0, by: -1) { sum = 1 + small / power * sum }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}
