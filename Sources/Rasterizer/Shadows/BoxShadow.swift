import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The blurred silhouette of a rounded box.
///
/// Where a side is so straight and long that the blurs of its corners do not meet, its middle looks the same all
/// along. Such sides are shortened by whole pixels, blurred, and stretched again: the cost depends on the corners
/// and the blur, not on the box, and boxes of different sizes share one mask.
struct BoxShadow {
  let box: RoundedBox
  /// The Gaussian's standard deviation, in pixels.
  let deviation: Double

  /// A mask of more pixels than this is not worth keeping.
  private static let largestArea = 1 << 24

  /// The mask, whose own place is that of the box's first pixel; nil where it would be very large.
  func mask(memory: ScanMemory) -> StretchedMask? {
    let steps = Subpixel.steps(deviation)
    let kernel = GaussianKernel(deviation: Double(steps) / Double(Subpixel.one))
    var short = box
    let (left, top) = (box.minX >> Subpixel.bits, box.minY >> Subpixel.bits)
    let extraColumns = Self.spare(box.maxX - box.minX, box.leftReach, box.rightReach, radius: kernel.radius)
    let extraRows = Self.spare(box.maxY - box.minY, box.topReach, box.bottomReach, radius: kernel.radius)
    short.minX -= left << Subpixel.bits
    short.maxX -= (left + extraColumns) << Subpixel.bits
    short.minY -= top << Subpixel.bits
    short.maxY -= (top + extraRows) << Subpixel.bits
    let (width, height) = (short.maxX >> Subpixel.bits, short.maxY >> Subpixel.bits)
    guard (width + 2 * kernel.radius) * (height + 2 * kernel.radius) <= Self.largestArea else { return nil }
    let mask = ShadowCache.shared.mask(for: ShadowKey(box: short, deviation: steps)) {
      let edges = EdgeList(short.path, transform: .identity, isSimple: true)
      let sink = MaskSink(bounds: edges.pixelBounds)
      PathScanner(rule: .nonzero, clip: sink.mask.bounds, memory: memory).scan(edges, into: sink)
      return MaskBlur(kernel: kernel).blurred(sink.mask)
    }
    return StretchedMask(
      mask: mask,
      column: extraColumns == 0 ? 0 : Self.middle(from: short.minX, reach: box.leftReach, radius: kernel.radius),
      extraColumns: extraColumns,
      row: extraRows == 0 ? 0 : Self.middle(from: short.minY, reach: box.topReach, radius: kernel.radius),
      extraRows: extraRows)
  }

  /// How many whole pixels can be taken out of a side.
  private static func spare(_ length: Int, _ first: Int, _ second: Int, radius: Int) -> Int {
    // A pixel for the fraction at each end of the straight part, one for the middle, one to spare.
    let needed = first + second + (2 * radius + 4) << Subpixel.bits
    return max((length - needed) >> Subpixel.bits, 0)
  }

  /// The first pixel of the blurred mask, counted from its edge, that no corner on the near side reaches.
  private static func middle(from start: Int, reach: Int, radius: Int) -> Int {
    ((start + reach) >> Subpixel.bits) + 1 + 2 * radius
  }
}
