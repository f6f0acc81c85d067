import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// A paint, prepared for the pixels of one shape.
enum PaintBrush {
  case color(Color)
  case linear(LinearGradientSource)
  case radial(RadialGradientSource)
  case conic(ConicGradientSource)

  /// Returns `nil` if nothing would be visible.
  ///
  /// A gradient of size 0 shows its last color. Source: CSS Images 3, section 3.2.3, "Degenerate radial gradients",
  /// and SVG 2, section 14.2.2, for lines of length 0.
  ///
  /// - Parameters:
  ///   - box: The box of the gradient. The points of a gradient are fractions of the box's width and height.
  ///   - transform: The map from the box's space to pixels.
  init?(_ paint: Paint, box: CGRect, transform: Affine) {
    let brush: PaintBrush?
    switch paint {
    case .color(let color): brush = .color(color)
    case .linear(let gradient): brush = Self.linear(gradient, box: box, transform: transform)
    case .radial(let gradient): brush = Self.radial(gradient, box: box, transform: transform)
    case .conic(let gradient): brush = Self.conic(gradient, box: box, transform: transform)
    }
    guard let brush else { return nil }
    if case .color(let color) = brush, color.isClear { return nil }
    self = brush
  }

  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linear(let source): source.isOpaque
    case .radial(let source): source.isOpaque
    case .conic(let source): source.isOpaque
    }
  }

  private static func linear(_ gradient: LinearGradient, box: CGRect, transform: Affine) -> PaintBrush? {
    guard let last = gradient.stops.last else { return nil }
    let start = point(gradient.from, in: box)
    let (x, y) = (gradient.to.x - gradient.from.x, gradient.to.y - gradient.from.y)
    guard x * x + y * y > 0 else { return .color(last.color) }
    // The line and its perpendicular in the unit square, stretched to the box.
    let basis = Affine(
      a: x * box.width, b: y * box.height, c: -y * box.width, d: x * box.height, tx: 0, ty: 0)
    guard let space = GradientSpace(origin: start, basis: basis, transform: transform) else { return nil }
    let ramp = GradientRamp(gradient.stops, length: length(basis.a, basis.b, transform))
    return .linear(LinearGradientSource(ramp: ramp, space: space))
  }

  private static func radial(_ gradient: RadialGradient, box: CGRect, transform: Affine) -> PaintBrush? {
    guard let last = gradient.stops.last else { return nil }
    let (width, height) = (gradient.radius * box.width, gradient.radius * box.height)
    guard width > 0, height > 0 else { return .color(last.color) }
    let center = point(gradient.center, in: box)
    guard let space = GradientSpace(origin: center, basis: .scale(x: width, y: height), transform: transform)
    else { return nil }
    let extent = max(length(width, 0, transform), length(0, height, transform))
    return .radial(RadialGradientSource(ramp: GradientRamp(gradient.stops, length: extent), space: space))
  }

  private static func conic(_ gradient: ConicGradient, box: CGRect, transform: Affine) -> PaintBrush? {
    guard !gradient.stops.isEmpty else { return nil }
    let center = point(gradient.center, in: box)
    let basis = Affine.rotation(degrees: CGFloat(gradient.angle) - 90)
    guard let space = GradientSpace(origin: center, basis: basis, transform: transform) else { return nil }
    // The outermost colors are on a circle around the box. Its circumference is at most about 3.2 times the sum of the
    // box's width and height if the gradient is centered.
    let extent = 3.2 * length(box.width, 0, transform) + 3.2 * length(0, box.height, transform)
    return .conic(ConicGradientSource(ramp: GradientRamp(gradient.stops, length: extent), space: space))
  }

  private static func point(_ unit: CGPoint, in box: CGRect) -> CGPoint {
    CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
  }

  /// Returns the length of a vector, in pixels.
  private static func length(_ x: CGFloat, _ y: CGFloat, _ transform: Affine) -> Double {
    let (dx, dy) = (transform.a * x + transform.c * y, transform.b * x + transform.d * y)
    return Double((dx * dx + dy * dy).squareRoot())
  }
}
