import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Draws the shadows of boxes.
struct ShadowPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// From the node's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// - Parameter cover: The pixels that will be covered for good.
  func paint(_ shadow: Shadow, of node: LayoutNode, under cover: OpaqueInterior?) {
    let shape = ShadowShape(shadow, of: node)
    guard !shadow.color.isClear, !shape.isEmpty else { return }
    let color = PremultipliedColor(shadow.color).packed
    let deviation = shape.deviation(in: transform)
    if transform.isUprightAndEven {
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

  /// Blurs what of the silhouette can be seen, pixel by pixel, or cell by cell where the blur is wide.
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
