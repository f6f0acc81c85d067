import FirstFrameCaching
import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The blurred silhouette of a rounded box.
///
/// If a side is so long that the blurs of its corners do not meet, the middle of the side is uniform. Such sides are
/// shortened by whole pixels before the blur, and stretched after it. So the cost depends on the corners and the blur,
/// not on the size of the box, and boxes of different sizes share one mask.
struct BoxShadow {
  let box: RoundedBox
  /// The standard deviation of the Gaussian, in pixels.
  let deviation: Double

  /// The largest number of pixels of a cached mask.
  private static let maximumArea = 1 << 24

  /// Returns the mask, positioned relative to the pixel at the box's top left corner; `nil` if it would be too large to
  /// cache.
  func mask(memory: ScanMemory) -> StretchedMask? {
    let steps = Subpixel.steps(deviation)
    let kernel = GaussianKernel(deviation: Double(steps) / Double(Subpixel.one))
    var short = box
    let (left, top) = (box.minX >> Subpixel.bits, box.minY >> Subpixel.bits)
    let extraColumns = Self.removablePixels(box.maxX - box.minX, box.leftReach, box.rightReach, radius: kernel.radius)
    let extraRows = Self.removablePixels(box.maxY - box.minY, box.topReach, box.bottomReach, radius: kernel.radius)
    short.minX -= left << Subpixel.bits
    short.maxX -= (left + extraColumns) << Subpixel.bits
    short.minY -= top << Subpixel.bits
    short.maxY -= (top + extraRows) << Subpixel.bits
    let (width, height) = (short.maxX >> Subpixel.bits, short.maxY >> Subpixel.bits)
    guard (width + 2 * kernel.radius) * (height + 2 * kernel.radius) <= Self.maximumArea else { return nil }
    let mask = ShadowKey.masks.value(for: ShadowKey(box: short, deviation: steps)) {
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

  /// Returns the number of whole pixels that can be removed from a side.
  private static func removablePixels(_ length: Int, _ first: Int, _ second: Int, radius: Int) -> Int {
    // The 4 pixels are one for the fraction at each end of the straight part, one for the middle, and one as a margin.
    let needed = first + second + (2 * radius + 4) << Subpixel.bits
    return max((length - needed) >> Subpixel.bits, 0)
  }

  /// Returns the first uniform pixel of a side, counted from the edge of the blurred mask: the first pixel that the
  /// blur of the nearer corners does not affect.
  private static func middle(from start: Int, reach: Int, radius: Int) -> Int {
    ((start + reach) >> Subpixel.bits) + 1 + 2 * radius
  }
}

/// A rounded rectangle in device space, in sub-pixel steps.
struct RoundedBox: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int
  /// The corner radii clockwise from the top left, reduced until they fit.
  var radii: [Int]
  var curve: CornerCurve

  /// - Parameter transform: A map to pixels that consists of a translation and a uniform scale.
  init(_ rect: CGRect, radii: CornerRadii, curve: CornerCurve, transform: Affine) {
    let topLeft = transform.apply(CGPoint(x: rect.minX, y: rect.minY))
    let bottomRight = transform.apply(CGPoint(x: rect.maxX, y: rect.maxY))
    minX = Subpixel.limitedSteps(topLeft.x)
    minY = Subpixel.limitedSteps(topLeft.y)
    maxX = Subpixel.limitedSteps(bottomRight.x)
    maxY = Subpixel.limitedSteps(bottomRight.y)
    self.radii = radii.fitted(to: rect.size).clockwise.map { Subpixel.limitedSteps($0 * transform.a) }
    self.curve = curve
  }

  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  var path: Path {
    func pixels(_ steps: Int) -> CGFloat { CGFloat(steps) / CGFloat(Subpixel.one) }
    let rect = CGRect(
      x: pixels(minX), y: pixels(minY), width: pixels(maxX - minX), height: pixels(maxY - minY))
    let corners = CornerRadii(
      topLeft: pixels(radii[0]), topRight: pixels(radii[1]), bottomRight: pixels(radii[2]),
      bottomLeft: pixels(radii[3]))
    return Path { $0.addRoundedRect(rect, radii: corners, curve: curve) }
  }

  /// The distances that the corners extend along the sides.
  var leftReach: Int { reach(radii[0], radii[3]) }
  var rightReach: Int { reach(radii[1], radii[2]) }
  var topReach: Int { reach(radii[0], radii[1]) }
  var bottomReach: Int { reach(radii[2], radii[3]) }

  private func reach(_ first: Int, _ second: Int) -> Int {
    let radius = max(first, second)
    return curve == .continuous ? radius + radius / 2 + 1 : radius
  }
}

/// The key of a shadow mask in the cache.
struct ShadowKey: Hashable {
  /// The box with its top left corner in the first pixel, and with the shortest possible straight sides.
  var box: RoundedBox
  /// The standard deviation of the Gaussian, in steps of the sub-pixel grid.
  var deviation: Int
}

extension ShadowKey {
  /// The blurred masks of boxes for all drawing in the process, limited by their bytes.
  static let masks = LimitedCache<ShadowKey, CoverageMask>(limit: 32 << 20) { $1.byteCount }
}
