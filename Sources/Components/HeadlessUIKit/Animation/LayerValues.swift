import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// What animations change of a layer, at one moment.
@MainActor
struct LayerValues {
  var geometry: LayerGeometry
  var transform: CATransform3D
  /// The layer's own drawing, without its sublayers.
  var node: LayoutNode

  /// A part of the values that is animated by itself.
  enum Part: CaseIterable {
    case position, bounds, transform, opacity, background, corners, border, shadow
    /// Texts, shapes and pictures. SwiftUI animates them, and Core Animation those of layers without views.
    case content
  }

  /// Returns the parts that differ.
  func changes(to other: LayerValues) -> [Part] {
    Part.allCases.filter { !isEqual(to: other, in: $0) }
  }

  private func isEqual(to other: LayerValues, in part: Part) -> Bool {
    switch part {
    case .position: geometry.position == other.geometry.position
    case .bounds: geometry.bounds == other.geometry.bounds
    case .transform: transform == other.transform
    case .opacity: node.opacity == other.node.opacity
    case .background: node.background == other.node.background
    case .corners: node.cornerRadii == other.node.cornerRadii
    case .border: node.border == other.node.border
    case .shadow: node.shadow == other.node.shadow
    case .content:
      node.children == other.node.children && node.path == other.node.path && node.text == other.node.text
    }
  }

  /// Whether the class of the layer draws a part: the content, or a gradient in place of a background color.
  func isContent(_ part: Part) -> Bool {
    switch (part, node.background) {
    case (.content, _), (.background, .linear), (.background, .radial), (.background, .conic): true
    default: false
    }
  }

  /// Changes a part to a value on the way from one state to another.
  mutating func set(_ part: Part, from start: LayerValues, to end: LayerValues, at progress: Double) {
    let mix = Interpolation(progress)
    switch part {
    case .position: geometry.position = mix(start.geometry.position, end.geometry.position)
    case .bounds: geometry.resize(to: mix(start.geometry.bounds, end.geometry.bounds))
    case .transform:
      transform = mix(start.transform, end.transform)
      geometry.transform = transform.affine
    case .opacity: node.opacity = max(0, min(1, mix(start.node.opacity, end.node.opacity)))
    case .background: node.background = mix(start.node.background, end.node.background)
    case .corners: node.cornerRadii = mix(start.node.cornerRadii, end.node.cornerRadii)
    case .border: node.border = mix(start.node.border, end.node.border)
    case .shadow: node.shadow = mix(start.node.shadow, end.node.shadow)
    case .content:
      node.path = mix(start.node.path, end.node.path)
      node.text = mix(start.node.text, end.node.text)
      node.children = mix(start.node.children, end.node.children)
    }
  }
}

/// Values between two others. A fraction outside of 0 to 1 continues the way, as springs do.
struct Interpolation {
  private let fraction: CGFloat

  init(_ fraction: Double) {
    self.fraction = CGFloat(fraction)
  }

  func callAsFunction(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
  func callAsFunction(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: self(start.x, end.x), y: self(start.y, end.y))
  }
  func callAsFunction(_ start: CGSize, _ end: CGSize) -> CGSize {
    CGSize(width: max(0, self(start.width, end.width)), height: max(0, self(start.height, end.height)))
  }
  func callAsFunction(_ start: CGRect, _ end: CGRect) -> CGRect {
    CGRect(origin: self(start.origin, end.origin), size: self(start.size, end.size))
  }

  func callAsFunction(_ start: Color, _ end: Color) -> Color {
    // Colors are mixed with their alphas, so that a color that fades in does not start from black.
    let (from, to) = (CGFloat(start.alpha) / 255, CGFloat(end.alpha) / 255)
    let alpha = max(0, min(1, self(from, to)))
    func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
      guard alpha > 0 else { return second }
      let value = self(CGFloat(first) * from, CGFloat(second) * to) / alpha
      return UInt8(max(0, min(255, value.rounded())))
    }
    return Color(
      red: channel(start.red, end.red), green: channel(start.green, end.green), blue: channel(start.blue, end.blue),
      alpha: UInt8((alpha * 255).rounded()))
  }

  func callAsFunction(_ start: Paint?, _ end: Paint?) -> Paint? {
    switch (start, end) {
    case (.color(let first), .color(let second)): .color(self(first, second))
    case (nil, .color(let color)): .color(self(color.transparent, color))
    case (.color(let color), nil): .color(self(color, color.transparent))
    case (.linear(let first), .linear(let second)): .linear(self(first, second))
    case (.radial(let first), .radial(let second)): .radial(self(first, second))
    case (.conic(let first), .conic(let second)): .conic(self(first, second))
    default: end
    }
  }

  /// Gradients with different numbers of stops change at once.
  func callAsFunction(_ start: LinearGradient, _ end: LinearGradient) -> LinearGradient {
    guard let stops = self(start.stops, end.stops) else { return end }
    return LinearGradient(from: self(start.from, end.from), to: self(start.to, end.to), stops: stops)
  }

  func callAsFunction(_ start: RadialGradient, _ end: RadialGradient) -> RadialGradient {
    guard let stops = self(start.stops, end.stops) else { return end }
    return RadialGradient(
      center: self(start.center, end.center), radius: max(0, self(start.radius, end.radius)), stops: stops)
  }

  func callAsFunction(_ start: ConicGradient, _ end: ConicGradient) -> ConicGradient {
    guard let stops = self(start.stops, end.stops) else { return end }
    return ConicGradient(
      center: self(start.center, end.center), angle: Double(self(CGFloat(start.angle), CGFloat(end.angle))),
      stops: stops)
  }

  /// Returns `nil` for different numbers of stops.
  private func callAsFunction(_ start: [GradientStop], _ end: [GradientStop]) -> [GradientStop]? {
    guard start.count == end.count else { return nil }
    var last = -Double.infinity
    return zip(start, end).map { first, second in
      // Beyond the end, a spring may change the order.
      last = max(last, Double(self(CGFloat(first.position), CGFloat(second.position))))
      return GradientStop(position: last, color: self(first.color, second.color))
    }
  }

  func callAsFunction(_ start: CornerRadii, _ end: CornerRadii) -> CornerRadii {
    let (first, second) = (start.clockwise, end.clockwise)
    let radii = zip(first, second).map { max(0, self($0, $1)) }
    return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  func callAsFunction(_ start: Border?, _ end: Border?) -> Border? {
    guard let color = end?.color ?? start?.color else { return nil }
    return Border(
      width: max(0, self(start?.width ?? 0, end?.width ?? 0)),
      color: self(start?.color ?? color, end?.color ?? color))
  }

  func callAsFunction(_ start: Shadow?, _ end: Shadow?) -> Shadow? {
    guard var shadow = end ?? start else { return nil }
    let (first, second) = (start ?? shadow, end ?? shadow)
    shadow.color = self(
      start == nil ? first.color.transparent : first.color, end == nil ? second.color.transparent : second.color)
    shadow.offset = CGSize(
      width: self(first.offset.width, second.offset.width), height: self(first.offset.height, second.offset.height))
    shadow.blur = max(0, self(first.blur, second.blur))
    return shadow
  }

  /// Two affine transforms are mixed by their scales, their rotation and their skew; others number by number.
  func callAsFunction(_ start: CATransform3D, _ end: CATransform3D) -> CATransform3D {
    guard start != end else { return end }
    if start.isAffine, end.isAffine, let first = TransformParts(start.affine), let second = TransformParts(end.affine) {
      return CATransform3D(self(first, second).affine)
    }
    return CATransform3D(rows: zip(start.rows, end.rows).map { row in zip(row.0, row.1).map { self($0, $1) } })
  }

  private func callAsFunction(_ start: TransformParts, _ end: TransformParts) -> TransformParts {
    var parts = end
    // The shorter way around.
    var turn = end.degrees - start.degrees
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    parts.degrees = start.degrees + turn * fraction
    parts.scale = CGPoint(x: self(start.scale.x, end.scale.x), y: self(start.scale.y, end.scale.y))
    parts.skew = self(start.skew, end.skew)
    parts.translation = self(start.translation, end.translation)
    return parts
  }

  func callAsFunction(_ start: Path, _ end: Path) -> Path { start.interpolated(to: end, fraction: fraction) ?? end }

  func callAsFunction(_ start: PathContent?, _ end: PathContent?) -> PathContent? {
    guard let start, var content = end else { return end }
    content.path = self(start.path, content.path)
    if let fill = start.fill?.paint, let target = content.fill?.paint {
      content.fill?.paint = self(fill, target) ?? target
    }
    if let stroke = start.stroke, let target = content.stroke {
      content.stroke?.color = self(stroke.color, target.color)
      content.stroke?.style.width = max(0, self(stroke.style.width, target.style.width))
    }
    return content
  }

  /// The colors of a text are mixed. Its characters change at once.
  func callAsFunction(_ start: TextContent?, _ end: TextContent?) -> TextContent? {
    guard let start, var text = end, start.runs.count == text.runs.count else { return end }
    for index in text.runs.indices { text.runs[index].color = self(start.runs[index].color, text.runs[index].color) }
    return text
  }

  func callAsFunction(_ start: [LayoutNode], _ end: [LayoutNode]) -> [LayoutNode] {
    guard start.count == end.count else { return end }
    return zip(start, end).map { first, second in
      var node = second
      node.frame = self(first.frame, second.frame)
      node.opacity = max(0, min(1, Double(self(CGFloat(first.opacity), CGFloat(second.opacity)))))
      node.background = self(first.background, second.background)
      node.cornerRadii = self(first.cornerRadii, second.cornerRadii)
      node.border = self(first.border, second.border)
      node.path = self(first.path, second.path)
      node.text = self(first.text, second.text)
      node.children = self(first.children, second.children)
      return node
    }
  }
}

extension Color {
  fileprivate var transparent: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}

/// An affine transform as a scale and a skew, followed by a rotation and a translation.
struct TransformParts {
  var scale: CGPoint
  var skew: CGFloat
  /// Clockwise, with y down.
  var degrees: CGFloat
  var translation: CGPoint

  static let identity = TransformParts(scale: CGPoint(x: 1, y: 1), skew: 0, degrees: 0, translation: .zero)

  private init(scale: CGPoint, skew: CGFloat, degrees: CGFloat, translation: CGPoint) {
    (self.scale, self.skew, self.degrees, self.translation) = (scale, skew, degrees, translation)
  }

  /// Returns `nil` for a transform that leaves nothing of the x axis.
  init?(_ affine: Affine) {
    let width = (affine.a * affine.a + affine.b * affine.b).squareRoot()
    guard width > 1e-12 else { return nil }
    let (cosine, sine) = (affine.a / width, affine.b / width)
    scale = CGPoint(x: width, y: cosine * affine.d - sine * affine.c)
    skew = cosine * affine.c + sine * affine.d
    degrees = Affine.degrees(x: affine.a, y: affine.b)
    if degrees > 180 { degrees -= 360 }
    translation = CGPoint(x: affine.tx, y: affine.ty)
  }

  var affine: Affine {
    let rotation = Affine.rotation(degrees: degrees)
    let stretched = Affine(a: scale.x, b: 0, c: skew, d: scale.y, tx: 0, ty: 0)
    var result = stretched.followed(by: rotation)
    (result.tx, result.ty) = (translation.x, translation.y)
    return result
  }
}
