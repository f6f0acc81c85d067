import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The filters of a node in pixels: what they need to be drawn, and what they draw.
struct FilteredPicture {
  private let filters: [PictureFilter]
  /// The map from the node's own space to pixels.
  private let transform: Affine
  /// The pixels of the node's frame.
  private let box: PixelRect

  init(of node: LayoutNode, in transform: Affine) {
    filters = node.filters
    self.transform = transform
    box = PixelRect(covering: node.bounds.mapped(by: transform))
  }

  /// Returns the rectangle that the filters draw to if a rectangle is filled before.
  func extent(of rect: CGRect) -> CGRect {
    filters.reduce(rect) { rect, filter in
      switch filter {
      case .blur(let deviation, false):
        let reach = 4 * ShadowShape.deviation(blur: deviation * 2, in: transform) + 4
        return rect.insetBy(dx: -reach, dy: -reach)
      case .blur, .colors: return rect
      case .projection(let map): return PixelProjection(map, in: transform)?.bounds(of: rect) ?? .zero
      }
    }
  }

  /// Returns the filtered picture of an area.
  ///
  /// - Parameter drawn: The rectangle that is drawn without filters, in pixels.
  /// - Parameter draw: Draws an area without filters; `nil` if the area is empty.
  func picture(in area: PixelRect, drawn: PixelRect, draw: @escaping (PixelRect) -> Canvas?) -> Canvas? {
    picture(filters[...], in: area, drawn: drawn, draw: draw)
  }

  /// Applies some filters: the last one to the picture of those before it.
  private func picture(
    _ filters: ArraySlice<PictureFilter>, in area: PixelRect, drawn: PixelRect,
    draw: @escaping (PixelRect) -> Canvas?
  ) -> Canvas? {
    guard let filter = filters.last else { return draw(area) }
    func before(_ area: PixelRect) -> Canvas? { picture(filters.dropLast(), in: area, drawn: drawn, draw: draw) }
    switch filter {
    case .blur(let deviation, let isOpaque):
      guard let blur = BackdropFilter(Backdrop(blur: deviation), in: transform) else { return before(area) }
      return isOpaque ? opaque(blur, in: area, before) : blurred(blur, in: area, before)
    case .colors(let colors):
      let picture = before(area)
      if let picture { PixelColors(colors).apply(to: picture) }
      return picture
    case .projection(let map):
      guard let map = PixelProjection(map, in: transform) else { return nil }
      let source = drawn.intersection(PixelRect(covering: map.inverseBounds(of: area)))
      return before(source).map { map.projected($0, to: area) }
    }
  }

  /// The source is larger than the area, so its edges are too far away to be seen.
  private func blurred(_ blur: BackdropFilter, in area: PixelRect, _ before: @escaping (PixelRect) -> Canvas?)
    -> Canvas?
  {
    before(area.outset(by: blur.reach)).map { blur.filtered($0, in: area) }
  }

  /// The source ends at the node's frame, where its colors continue.
  private func opaque(_ blur: BackdropFilter, in area: PixelRect, _ before: @escaping (PixelRect) -> Canvas?) -> Canvas?
  {
    let inner = area.intersection(box)
    guard !inner.isEmpty, let source = before(area.outset(by: blur.reach).intersection(box)) else { return nil }
    let result = Canvas(bounds: area)
    result.draw(blur.filtered(source, in: inner), opacity: 255, clip: area)
    return result
  }
}
