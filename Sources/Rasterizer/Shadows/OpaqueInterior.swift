import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The pixels of a box that its opaque background covers wholly: what lies beneath them need not be drawn.
struct OpaqueInterior {
  /// Every row of the box, between the corners.
  let narrow: PixelRect
  /// The rows below the upper corners and above the lower ones, from side to side.
  let wide: PixelRect

  init(_ box: RoundedBox) {
    func up(_ steps: Int) -> Int { (steps + Subpixel.one - 1) >> Subpixel.bits }
    func down(_ steps: Int) -> Int { steps >> Subpixel.bits }
    narrow = PixelRect(
      minX: up(box.minX + box.leftReach), minY: up(box.minY), maxX: down(box.maxX - box.rightReach),
      maxY: down(box.maxY))
    wide = PixelRect(
      minX: up(box.minX), minY: up(box.minY + box.topReach), maxX: down(box.maxX),
      maxY: down(box.maxY - box.bottomReach))
  }

  /// The covered columns of a row; empty where there are none.
  func columns(ofRow y: Int) -> (start: Int, end: Int) {
    if y >= wide.minY, y < wide.maxY, wide.minX < wide.maxX { return (wide.minX, wide.maxX) }
    if y >= narrow.minY, y < narrow.maxY, narrow.minX < narrow.maxX { return (narrow.minX, narrow.maxX) }
    return (0, 0)
  }
}
