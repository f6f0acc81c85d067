import Foundation
import Geometry
import Imaging
import LayoutTree

/// Draws the shadows of boxes.
struct ShadowPainter {
  let canvas: Canvas
  let clip: Clip
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

  /// Blurs what of the silhouette can be seen, pixel by pixel.
  private func paintSlanted(_ shape: ShadowShape, curve: CornerCurve, deviation: Double, color: UInt32) {
    let kernel = GaussianKernel(deviation: deviation)
    let path = Path { $0.addRoundedRect(shape.rect, radii: shape.radii, curve: curve) }
    let edges = EdgeList(path, transform: transform, isSimple: true)
    let area = edges.pixelBounds.intersection(clip.bounds.outset(by: kernel.radius))
    guard !area.isEmpty, !clip.bounds.isEmpty else { return }
    let sink = MaskSink(bounds: area)
    PathScanner(rule: .nonzero, clip: area, memory: memory).scan(edges, into: sink)
    let mask = MaskBlur(kernel: kernel).blurred(sink.mask)
    let whole = StretchedMask(mask: mask, column: 0, extraColumns: 0, row: 0, extraRows: 0)
    MaskPainter(canvas: canvas, clip: clip, color: color)
      .draw(whole, x: mask.bounds.minX, y: mask.bounds.minY, under: nil)
  }
}
