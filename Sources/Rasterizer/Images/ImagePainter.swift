import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Draws the pictures of nodes.
struct ImagePainter {
  let canvas: Canvas
  let clip: PixelRect
  /// From the node's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// A turned picture is first made at its size on the device, within these limits, and then turned.
  private static let largestTurnedSide = 4096

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

  /// The part of the picture that falls on some pixels.
  private func upright(_ image: ImageContent, _ bitmap: Bitmap, rect: CGRect, area: PixelRect) -> Canvas {
    let topLeft = transform.apply(CGPoint(x: rect.minX, y: rect.minY))
    let bottomRight = transform.apply(CGPoint(x: rect.maxX, y: rect.maxY))
    func steps(_ coordinate: CGFloat) -> Int { Subpixel.limitedSteps(coordinate) }
    return resampled(
      image, bitmap, area: area, columns: (steps(topLeft.x), steps(bottomRight.x)),
      rows: (steps(topLeft.y), steps(bottomRight.y)), scaleX: transform.a, scaleY: transform.d)
  }

  private func slanted(_ image: ImageContent, _ bitmap: Bitmap, rect: CGRect) -> SlantedImageSource? {
    let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    func side(_ length: CGFloat) -> Int { min(max(Int(min(length, 1e6).rounded(.up)), 1), Self.largestTurnedSide) }
    // A picture that grows is interpolated once, when it is turned.
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
  ///   - columns: Where the picture begins and ends, in steps of the sub-pixel grid.
  ///   - scaleX: Device pixels per point.
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
  /// Replaces the colours of a picture by one, through its alpha.
  fileprivate static func tint(_ picture: Canvas, with color: UInt32) {
    let count = picture.bounds.width * picture.bounds.height
    var index = 0
    while index < count {
      picture.pixels[index] = scaled(color, by: picture.pixels[index] &>> 24)
      index &+= 1
    }
  }
}
