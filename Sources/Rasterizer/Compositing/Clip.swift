import Foundation
import Geometry
import LayoutTree

/// Where drawing shows: a rectangle of pixels, and within it a mask for edges that are not upright or whole.
struct Clip {
  var bounds: PixelRect
  var mask: CoverageMask?

  static let nothing = Clip(bounds: .empty, mask: nil)

  init(bounds: PixelRect, mask: CoverageMask? = nil) {
    self.bounds = bounds
    self.mask = mask
  }

  /// What shows through both the clip and a shape.
  func intersection(_ edges: EdgeList, rule: FillRule, memory: ScanMemory) -> Clip {
    let area = edges.pixelBounds.intersection(bounds)
    guard !area.isEmpty else { return .nothing }
    if let rect = edges.wholePixelRect { return Clip(bounds: rect.intersection(bounds), mask: mask) }
    let sink = MaskSink(bounds: area)
    PathScanner(rule: rule, clip: area, memory: memory).scan(edges, into: sink)
    if let mask { sink.mask.multiply(by: mask) }
    return Clip(bounds: area, mask: sink.mask)
  }

  func intersection(_ other: PixelRect) -> Clip {
    Clip(bounds: bounds.intersection(other), mask: mask)
  }
}
