import FirstFrameImaging
import FirstFrameLayoutTree

extension LayoutNode {
  /// Returns the node and its descendants in one color, with the opacity of each part; unchanged for `nil`.
  func tinted(_ color: Color?) -> LayoutNode {
    guard let color else { return self }
    return mappingColors(images: { $0.tint = color }) { original in
      var tinted = color
      tinted.alpha = UInt8((Int(original.alpha) * Int(color.alpha) + 127) / 255)
      return tinted
    }
  }

  /// Returns the node and its descendants with other colors.
  ///
  /// - Parameter change: Changes images, whose pixels stay the same.
  func mappingColors(
    images change: (inout ImageContent) -> Void = { _ in }, _ map: (Color) -> Color
  ) -> LayoutNode {
    var node = self
    node.background = background?.mappingColors(map)
    if let border { node.border?.color = map(border.color) }
    if let shadow { node.shadow?.color = map(shadow.color) }
    if let stroke = path?.stroke { node.path?.stroke?.color = map(stroke.color) }
    if let paint = path?.fill?.paint { node.path?.fill?.paint = paint.mappingColors(map) }
    if var image {
      change(&image)
      node.image = image
    }
    for (index, run) in (text?.runs ?? []).enumerated() { node.text?.runs[index].color = map(run.color) }
    node.children = children.map { $0.mappingColors(images: change, map) }
    return node
  }
}

extension Paint {
  fileprivate func mappingColors(_ map: (Color) -> Color) -> Paint {
    func mapped(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(position: $0.position, color: map($0.color)) }
    }
    switch self {
    case .color(let color): return .color(map(color))
    case .linear(var gradient):
      gradient.stops = mapped(gradient.stops)
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = mapped(gradient.stops)
      return .radial(gradient)
    case .conic(var gradient):
      gradient.stops = mapped(gradient.stops)
      return .conic(gradient)
    }
  }
}
