import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Draws the shadows of boxes.
struct ShadowPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// The map from the node's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// - Parameter cover: The pixels that the node's opaque background will cover.
  func paint(_ shadow: Shadow, of node: LayoutNode, under cover: OpaqueInterior?) {
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
    guard !clip.isEmpty else { return }
    let path = Path { $0.addRoundedRect(shape.rect, radii: shape.radii, curve: curve) }
    let edges = EdgeList(path, transform: transform, isSimple: true)
    let grid = CoarseGrid(at: edges.pixelBounds, deviation: deviation)
    let kernel = GaussianKernel(deviation: deviation / Double(grid.step))
    let reach = (kernel.radius + 2) * grid.step
    let area = edges.pixelBounds.intersection(clip.outset(by: reach))
    guard !area.isEmpty else { return }
    let sink = MaskSink(bounds: grid.rounded(area))
    PathScanner(rule: .nonzero, clip: sink.mask.bounds, memory: memory).scan(edges, into: sink)
    let blur = MaskBlur(kernel: kernel)
    let mask =
      grid.step == 1
      ? blur.blurred(sink.mask)
      : grid.enlarged(
        blur.blurred(grid.reduced(sink.mask)), to: area.outset(by: reach).intersection(clip))
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
  func deviation(in transform: Affine) -> Double {
    let deviation = Double(blur / 2 * abs(transform.determinant).squareRoot())
    return deviation > 0 ? min(deviation, GaussianKernel.maximumDeviation) : 0
  }

  /// A rectangle around the whole shadow, in the node's space.
  var extent: CGRect { rect.insetBy(dx: -blur * 2, dy: -blur * 2) }
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
