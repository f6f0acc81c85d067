import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Draws the shadows of boxes, paths and pictures.
struct ShadowPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// The map from the node's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// Draws the shadow of a node's box or of a path.
  ///
  /// - Parameter cover: The pixels that the node's opaque background will cover.
  func paint(_ shadow: Shadow, of node: LayoutNode, under cover: OpaqueInterior?) {
    if case .path(let path) = shadow.silhouette { return paint(shadow, of: path) }
    let shape = ShadowShape(shadow, of: node)
    guard !shadow.color.isClear, !shape.isEmpty else { return }
    let color = PremultipliedColor(shadow.color).packed
    let deviation = shape.deviation(in: transform)
    if transform.isUniformScaleAndTranslation {
      let box = RoundedBox(shape.rect, radii: shape.radii, curve: node.cornerCurve, transform: transform)
      guard !box.isEmpty else { return }
      guard let mask = BoxShadow(box: box, deviation: deviation).mask(memory: memory) else {
        return paintSlanted(shape, curve: node.cornerCurve, deviation: deviation, color: color)
      }
      let left = box.minX >> Subpixel.bits + mask.mask.bounds.minX
      let top = box.minY >> Subpixel.bits + mask.mask.bounds.minY
      MaskPainter(canvas: canvas, clip: clip, color: color).draw(mask, x: left, y: top, under: cover)
    } else {
      paintSlanted(shape, curve: node.cornerCurve, deviation: deviation, color: color)
    }
  }

  /// Draws the shadow of a box that is rotated, skewed or very large: blurs the visible part of the silhouette pixel by
  /// pixel, or cell by cell if the blur is wide.
  private func paintSlanted(_ shape: ShadowShape, curve: CornerCurve, deviation: Double, color: UInt32) {
    let path = Path { $0.addRoundedRect(shape.rect, radii: shape.radii, curve: curve) }
    let edges = EdgeList(path, transform: transform, isSimple: true)
    paintBlurred(bounds: edges.pixelBounds, deviation: deviation, color: color) { area in
      let sink = MaskSink(bounds: area)
      PathScanner(rule: .nonzero, clip: area, memory: memory).scan(edges, into: sink)
      return sink.mask
    }
  }

  /// Draws the shadow of a path in the node's space.
  private func paint(_ shadow: Shadow, of path: Path) {
    guard !shadow.color.isClear else { return }
    let moved = Affine.translation(x: shadow.offset.width, y: shadow.offset.height).followed(by: transform)
    let edges = EdgeList(path, transform: moved)
    let deviation = ShadowShape.deviation(blur: shadow.blur, in: transform)
    paintBlurred(
      bounds: edges.pixelBounds, deviation: deviation, color: PremultipliedColor(shadow.color).packed
    ) { area in
      let sink = MaskSink(bounds: area)
      PathScanner(rule: .nonzero, clip: area, memory: memory).scan(edges, into: sink)
      return sink.mask
    }
  }

  /// Returns the distance in pixels within which a picture casts a shadow on a pixel.
  func reach(of shadow: Shadow) -> Int {
    let offset = ShadowShape.pixelOffset(of: shadow, in: transform)
    let deviation = ShadowShape.deviation(blur: shadow.blur, in: transform)
    // The blur reaches 3.25 deviations, and two cells of a sixth of a deviation more.
    return Int((max(abs(offset.x), abs(offset.y)) + 4 * deviation).rounded(.up)) + 4
  }

  /// Draws the shadow that a picture casts by its alpha, with an offset of whole pixels.
  func paint(_ shadow: Shadow, castBy picture: Canvas) {
    guard !shadow.color.isClear else { return }
    let offset = ShadowShape.pixelOffset(of: shadow, in: transform)
    let (x, y) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    let bounds = picture.bounds
    let moved = PixelRect(
      minX: bounds.minX + x, minY: bounds.minY + y, maxX: bounds.maxX + x, maxY: bounds.maxY + y)
    let deviation = ShadowShape.deviation(blur: shadow.blur, in: transform)
    paintBlurred(bounds: moved, deviation: deviation, color: PremultipliedColor(shadow.color).packed) { area in
      let mask = CoverageMask(bounds: area)
      let part = moved.intersection(area)
      var row = part.minY
      while row < part.maxY {
        Blending.copyAlpha(
          of: picture.row(row &- y, fromX: part.minX &- x), to: mask.row(row, fromX: part.minX), count: part.width)
        row &+= 1
      }
      return mask
    }
  }

  /// Draws a blurred silhouette.
  ///
  /// - Parameters:
  ///   - bounds: The pixels of the silhouette before the blur.
  ///   - silhouette: A function that returns the coverage in an area.
  private func paintBlurred(
    bounds: PixelRect, deviation: Double, color: UInt32, silhouette: (PixelRect) -> CoverageMask
  ) {
    guard !clip.isEmpty else { return }
    let grid = CoarseGrid(at: bounds, deviation: deviation)
    let kernel = GaussianKernel(deviation: deviation / Double(grid.step))
    let reach = (kernel.radius + 2) * grid.step
    let area = bounds.intersection(clip.outset(by: reach))
    guard !area.isEmpty else { return }
    let sharp = silhouette(grid.rounded(area))
    let blur = MaskBlur(kernel: kernel)
    let mask =
      grid.step == 1
      ? blur.blurred(sharp)
      : grid.enlarged(blur.blurred(grid.reduced(sharp)), to: area.outset(by: reach).intersection(clip))
    let whole = StretchedMask(mask: mask, column: 0, extraColumns: 0, row: 0, extraRows: 0)
    MaskPainter(canvas: canvas, clip: clip, color: color)
      .draw(whole, x: mask.bounds.minX, y: mask.bounds.minY, under: nil)
  }
}

/// The silhouette that a shadow blurs, in the node's space.
struct ShadowShape {
  let rect: CGRect
  let radii: CornerRadii
  private let blur: CGFloat

  /// The spread increases or decreases the radii of rounded corners. Square corners stay square.
  ///
  /// Source: CSS Backgrounds and Borders 3, sections 6.1 and 6.1.1, for the increase of small radii and for the
  /// standard deviation.
  init(_ shadow: Shadow, of node: LayoutNode) {
    let spread = shadow.spread
    rect = node.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .standardInsetBy(-spread)
    radii = node.cornerRadii.fitted(to: node.frame.size).map { radius in
      guard spread > 0, radius < spread else { return max(radius + spread, 0) }
      let rest = radius / spread - 1
      return radius + spread * (1 + rest * rest * rest)
    }
    blur = shadow.blur
  }

  var isEmpty: Bool { rect.width <= 0 || rect.height <= 0 }

  /// Returns the standard deviation of the Gaussian, in pixels.
  func deviation(in transform: Affine) -> Double { Self.deviation(blur: blur, in: transform) }

  static func deviation(blur: CGFloat, in transform: Affine) -> Double {
    let deviation = Double(blur / 2 * abs(transform.determinant).squareRoot())
    return deviation > 0 ? min(deviation, GaussianKernel.maximumDeviation) : 0
  }

  /// Returns the offset of a shadow, in pixels.
  static func pixelOffset(of shadow: Shadow, in transform: Affine) -> CGPoint {
    let (x, y) = (shadow.offset.width, shadow.offset.height)
    return CGPoint(x: transform.a * x + transform.c * y, y: transform.b * x + transform.d * y)
  }

  /// Returns a rectangle around the whole shadow, in the node's space; `nil` if it depends on the node's contents.
  static func extent(of shadow: Shadow, of node: LayoutNode) -> CGRect? {
    let reach = -shadow.blur * 2
    switch shadow.silhouette {
    case .box: return ShadowShape(shadow, of: node).rect.insetBy(dx: reach, dy: reach)
    case .contents: return nil
    case .path(let path):
      return path.controlPointBounds?.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: reach, dy: reach)
    }
  }
}

extension CGRect {
  /// Returns the rectangle inset on all sides. The result is empty, not null, if nothing remains.
  fileprivate func standardInsetBy(_ distance: CGFloat) -> CGRect {
    CGRect(
      x: minX + distance, y: minY + distance, width: max(width - 2 * distance, 0),
      height: max(height - 2 * distance, 0))
  }
}

/// The pixels that the opaque background of a box fully covers. Nothing beneath them needs to be drawn.
struct OpaqueInterior {
  /// The columns between the corners, in all rows of the box.
  let narrow: PixelRect
  /// The rows between the upper and the lower corners, in all columns.
  let wide: PixelRect

  init(_ box: RoundedBox) {
    func roundedUp(_ steps: Int) -> Int { (steps + Subpixel.one - 1) >> Subpixel.bits }
    func roundedDown(_ steps: Int) -> Int { steps >> Subpixel.bits }
    narrow = PixelRect(
      minX: roundedUp(box.minX + box.leftReach), minY: roundedUp(box.minY),
      maxX: roundedDown(box.maxX - box.rightReach), maxY: roundedDown(box.maxY))
    wide = PixelRect(
      minX: roundedUp(box.minX), minY: roundedUp(box.minY + box.topReach),
      maxX: roundedDown(box.maxX), maxY: roundedDown(box.maxY - box.bottomReach))
  }

  /// Returns the covered columns of a row; an empty range if there are none.
  func columns(ofRow y: Int) -> (start: Int, end: Int) {
    if y >= wide.minY, y < wide.maxY, wide.minX < wide.maxX { return (wide.minX, wide.maxX) }
    if y >= narrow.minY, y < narrow.maxY, narrow.minX < narrow.maxX { return (narrow.minX, narrow.maxX) }
    return (0, 0)
  }
}
