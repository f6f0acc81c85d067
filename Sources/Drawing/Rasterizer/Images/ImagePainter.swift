import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Draws the pictures of nodes.
struct ImagePainter {
  let canvas: Canvas
  let clip: PixelRect
  /// The map from the node's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// The longest side, in pixels, of a picture that is resampled before it is rotated or skewed.
  private static let maximumTurnedSide = 4096

  func paint(_ image: ImageContent, in box: CGRect) {
    guard case .bitmap(let bitmap) = image.source else { return }
    let size = CGSize(width: CGFloat(bitmap.width) / image.scale, height: CGFloat(bitmap.height) / image.scale)
    let rect = ImagePlacement(of: size, in: box, mode: image.mode).rect
    let edges = EdgeList(Path { $0.addRect(rect) }, transform: transform, isSimple: true)
    let area = edges.pixelBounds.intersection(clip)
    guard !area.isEmpty else { return }
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      draw(CanvasSource(upright(image, bitmap, rect: rect, area: area)), edges: edges, area: area)
    } else if let source = slanted(image, bitmap, rect: rect) {
      draw(source, edges: edges, area: area)
    }
  }

  private func draw(_ source: some PixelSource, edges: EdgeList, area: PixelRect) {
    let sink = SourceSink(canvas: canvas, source: source, area: area)
    PathScanner(rule: .nonzero, clip: area, memory: memory).scan(edges, into: sink)
  }

  /// Returns the part of the picture in an area, resampled to the pixels of the canvas.
  private func upright(_ image: ImageContent, _ bitmap: Bitmap, rect: CGRect, area: PixelRect) -> Canvas {
    let topLeft = transform.apply(CGPoint(x: rect.minX, y: rect.minY))
    let bottomRight = transform.apply(CGPoint(x: rect.maxX, y: rect.maxY))
    func steps(_ coordinate: CGFloat) -> Int { Subpixel.limitedSteps(coordinate) }
    return resampled(
      image, bitmap, area: area, columns: (steps(topLeft.x), steps(bottomRight.x)),
      rows: (steps(topLeft.y), steps(bottomRight.y)), scaleX: transform.a, scaleY: transform.d)
  }

  /// Returns a source that draws a rotated or skewed picture; `nil` if nothing is visible.
  private func slanted(_ image: ImageContent, _ bitmap: Bitmap, rect: CGRect) -> SlantedImageSource? {
    let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    func side(_ length: CGFloat) -> Int { min(max(Int(min(length, 1e6).rounded(.up)), 1), Self.maximumTurnedSide) }
    // An enlarged picture is interpolated only once, when it is transformed.
    let width = min(side(rect.width * scaleX), image.capInsets == .zero ? bitmap.width : .max)
    let height = min(side(rect.height * scaleY), image.capInsets == .zero ? bitmap.height : .max)
    guard rect.width > 0, rect.height > 0,
      let space = GradientSpace(
        origin: rect.origin, basis: .scale(x: rect.width, y: rect.height), transform: transform)
    else { return nil }
    let picture = resampled(
      image, bitmap, area: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
      columns: (0, width << Subpixel.bits), rows: (0, height << Subpixel.bits),
      scaleX: CGFloat(width) / rect.width, scaleY: CGFloat(height) / rect.height)
    return SlantedImageSource(picture: picture, space: space, sampling: image.sampling)
  }

  /// - Parameters:
  ///   - columns: The left and the right edge of the picture, in sub-pixel steps.
  ///   - rows: The top and the bottom edge of the picture, in sub-pixel steps.
  ///   - scaleX: The number of device pixels per point along x.
  ///   - scaleY: The number of device pixels per point along y.
  private func resampled(
    _ image: ImageContent, _ bitmap: Bitmap, area: PixelRect, columns: (start: Int, end: Int),
    rows: (start: Int, end: Int), scaleX: CGFloat, scaleY: CGFloat
  ) -> Canvas {
    func caps(_ first: CGFloat, _ second: CGFloat, _ factor: CGFloat) -> (Int, Int) {
      func whole(_ length: CGFloat) -> Int {
        let product = (length * factor).rounded()
        return product > 0 ? Int(min(product, 1e8)) : 0
      }
      return (whole(first), whole(second))
    }
    let insets = image.capInsets
    let one = CGFloat(Subpixel.one)
    let horizontal = AxisSegment.segments(
      sourceLength: bitmap.width, target: columns, caps: caps(insets.left, insets.right, image.scale),
      capTargets: caps(insets.left, insets.right, scaleX * one))
    let vertical = AxisSegment.segments(
      sourceLength: bitmap.height, target: rows, caps: caps(insets.top, insets.bottom, image.scale),
      capTargets: caps(insets.top, insets.bottom, scaleY * one))
    let picture = Canvas(bounds: area)
    BitmapResampler(
      columns: AxisWeights(horizontal, pixels: area.minX..<area.maxX, sampling: image.sampling),
      rows: AxisWeights(vertical, pixels: area.minY..<area.maxY, sampling: image.sampling)
    ).resample(bitmap, into: picture)
    if let tint = image.tint { Blending.tint(picture, with: PremultipliedColor(tint).packed) }
    return picture
  }
}

extension Blending {
  /// Replaces the colors of a picture with one color, masked by its alpha.
  fileprivate static func tint(_ picture: Canvas, with color: UInt32) {
    let count = picture.bounds.width * picture.bounds.height
    var index = 0
    while index < count {
      picture.pixels[index] = scaled(color, by: picture.pixels[index] &>> 24)
      index &+= 1
    }
  }
}

/// The position of a picture in a box, in the box's space.
struct ImagePlacement {
  let rect: CGRect

  /// - Parameter size: The natural size of the picture, in points.
  init(of size: CGSize, in box: CGRect, mode: ImageContent.Mode) {
    let horizontal = (box.width - size.width) / 2
    let vertical = (box.height - size.height) / 2
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: box.minX + x, y: box.minY + y, width: size.width, height: size.height)
    }
    switch mode {
    case .scaleToFill, .redraw: rect = box
    case .scaleAspectFit: rect = Self.scaled(size, to: box, by: min)
    case .scaleAspectFill: rect = Self.scaled(size, to: box, by: max)
    case .center: rect = placed(horizontal, vertical)
    case .top: rect = placed(horizontal, 0)
    case .bottom: rect = placed(horizontal, 2 * vertical)
    case .left: rect = placed(0, vertical)
    case .right: rect = placed(2 * horizontal, vertical)
    case .topLeft: rect = placed(0, 0)
    case .topRight: rect = placed(2 * horizontal, 0)
    case .bottomLeft: rect = placed(0, 2 * vertical)
    case .bottomRight: rect = placed(2 * horizontal, 2 * vertical)
    }
  }

  private static func scaled(_ size: CGSize, to box: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    let factor = choose(box.width / size.width, box.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }
}

/// The colors of a picture that is already resampled to the pixels of the canvas.
final class CanvasSource: PixelSource {
  private let canvas: Canvas
  let isOpaque: Bool

  init(_ canvas: Canvas) {
    self.canvas = canvas
    var all: UInt32 = .max
    var index = 0
    let count = canvas.bounds.width * canvas.bounds.height
    while index < count, all &>> 24 == 255 {
      all &= canvas.pixels[index]
      index &+= 1
    }
    isOpaque = all &>> 24 == 255
  }

  var rowsAreEqual: Bool { false }

  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    memcpy(pixels, canvas.row(y, fromX: x), count &* 4)
  }
}

/// The colors of a rotated or skewed picture, interpolated between the four nearest pixel centers.
final class SlantedImageSource: PixelSource {
  private let picture: Canvas
  /// The map from pixels to the unit square of the picture.
  private let space: GradientSpace
  private let sampling: ImageContent.Sampling

  init(picture: Canvas, space: GradientSpace, sampling: ImageContent.Sampling) {
    self.picture = picture
    self.space = space
    self.sampling = sampling
  }

  var isOpaque: Bool { false }
  var rowsAreEqual: Bool { false }

  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let (width, height) = (Double(picture.bounds.width), Double(picture.bounds.height))
    let deltaY = space.deltaY(y)
    var deltaX = space.deltaX(x)
    var index = 0
    while index < count {
      let u = (deltaX * space.a + deltaY * space.c) * width
      let v = (deltaX * space.b + deltaY * space.d) * height
      pixels[index] = sampling == .nearest ? nearest(u, v) : interpolated(u - 0.5, v - 0.5)
      deltaX += 1
      index &+= 1
    }
  }

  private func nearest(_ u: Double, _ v: Double) -> UInt32 {
    pixel(Int(clamped(u).rounded(.down)), Int(clamped(v).rounded(.down)))
  }

  private func interpolated(_ u: Double, _ v: Double) -> UInt32 {
    let (left, top) = (clamped(u).rounded(.down), clamped(v).rounded(.down))
    let shareX = UInt32((clamped(u) - left) * 256 + 0.5)
    let shareY = UInt32((clamped(v) - top) * 256 + 0.5)
    let (x, y) = (Int(left), Int(top))
    let upper = mixed(pixel(x, y), pixel(x &+ 1, y), shareX)
    let lower = mixed(pixel(x, y &+ 1), pixel(x &+ 1, y &+ 1), shareX)
    return mixed(upper, lower, shareY)
  }

  /// Limits a coordinate to the range of integers, far beyond any picture.
  private func clamped(_ coordinate: Double) -> Double { coordinate > -1e6 ? min(coordinate, 1e6) : -1e6 }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let column = min(max(x, 0), picture.bounds.width &- 1)
    let row = min(max(y, 0), picture.bounds.height &- 1)
    return picture.pixels[row &* picture.bounds.width &+ column]
  }

  /// Returns the weighted mean of two pixels. `share` is the weight of the second pixel in 256ths.
  private func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* share &+ 0x0080_0080
    let greenAlpha = (first &>> 8 & 0x00FF_00FF) &* rest &+ (second &>> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080
    return (redBlue &>> 8 & 0x00FF_00FF) | (greenAlpha & 0xFF00_FF00)
  }
}
