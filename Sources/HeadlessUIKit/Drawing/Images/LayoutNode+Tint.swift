import FirstFrameImaging
import FirstFrameLayoutTree

extension LayoutNode {
  /// The node and all in it in one colour, as opaque as it is; as it is for nil.
  func tinted(_ color: Color?) -> LayoutNode {
    guard let color else { return self }
    var node = self
    node.background = background.map { $0.tinted(color) }
    node.border?.color.tint(color)
    node.shadow?.color.tint(color)
    node.path?.stroke?.color.tint(color)
    if let paint = path?.fill?.paint { node.path?.fill?.paint = paint.tinted(color) }
    if image != nil { node.image?.tint = color }
    for index in (text?.runs ?? []).indices { node.text?.runs[index].color.tint(color) }
    node.children = children.map { $0.tinted(color) }
    return node
  }
}

extension Paint {
  fileprivate func tinted(_ color: Color) -> Paint {
    func tinted(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { stop in
        var stop = stop
        stop.color.tint(color)
        return stop
      }
    }
    switch self {
    case .color(var own):
      own.tint(color)
      return .color(own)
    case .linear(var gradient):
      gradient.stops = tinted(gradient.stops)
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = tinted(gradient.stops)
      return .radial(gradient)
    case .conic(var gradient):
      gradient.stops = tinted(gradient.stops)
      return .conic(gradient)
    }
  }
}

extension Color {
  fileprivate mutating func tint(_ color: Color) {
    let alpha = UInt8((Int(alpha) * Int(color.alpha) + 127) / 255)
    self = color
    self.alpha = alpha
  }
}
