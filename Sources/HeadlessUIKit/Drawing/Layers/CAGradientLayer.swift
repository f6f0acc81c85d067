import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A layer that fills its rounded bounds with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours in order, as `CGColor` values.
  open var colors: [Any]?
  /// The locations of the colours, from 0 to 1; `nil` for even spacing.
  open var locations: [NSNumber]?
  /// The start of an axial gradient, or the centre of the other types, in the unit square of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of an axial gradient, a corner of the outermost ellipse, or the direction in which a conic gradient
  /// begins, in the unit square of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  public required init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func describeContent(in node: inout LayoutNode) {
    super.describeContent(in: &node)
    let stops = stops
    guard !stops.isEmpty else { return }
    if type == .radial, !isCircular { return describeEllipse(stops, in: &node) }
    let paint = paint(stops)
    guard node.background != nil else {
      node.background = paint
      node.shadow = masksToBounds ? nil : shadow
      return
    }
    node.children.insert(
      LayoutNode(
        frame: node.bounds, background: paint, cornerRadii: node.cornerRadii, cornerCurve: node.cornerCurve), at: 0)
  }

  private var stops: [GradientStop] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.straightComponents.color }
    return GradientStop.list(colors, at: locations?.map(\.doubleValue))
  }

  private func paint(_ stops: [GradientStop]) -> Paint {
    switch type {
    case .radial: .radial(RadialGradient(center: startPoint, radius: abs(endPoint.x - startPoint.x), stops: stops))
    case .conic: .conic(ConicGradient(center: startPoint, angle: Double(conicAngle), stops: stops))
    default: .linear(LinearGradient(from: startPoint, to: endPoint, stops: stops))
    }
  }

  /// The direction of the end point in degrees, clockwise from straight up.
  private var conicAngle: CGFloat {
    Affine.degrees(
      x: (endPoint.x - startPoint.x) * bounds.width, y: (endPoint.y - startPoint.y) * bounds.height) + 90
  }

  /// Whether the ellipse has the proportions of the bounds. Radial gradients of nodes support only this case.
  private var isCircular: Bool {
    abs(abs(endPoint.x - startPoint.x) - abs(endPoint.y - startPoint.y)) < 1e-9
  }

  /// Fills the node with a child that has the proportions of the ellipse and covers the node.
  private func describeEllipse(_ stops: [GradientStop], in node: inout LayoutNode) {
    let size = node.frame.size
    let (x, y) = (abs(endPoint.x - startPoint.x) * size.width, abs(endPoint.y - startPoint.y) * size.height)
    guard x > 0, y > 0 else {
      let paint = stops.last.map { Paint.color($0.color) }
      return node.children.insert(LayoutNode(frame: node.bounds, background: paint), at: 0)
    }
    let center = CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height)
    let factor = max(
      max(abs(center.x), abs(size.width - center.x)) / x, max(abs(center.y), abs(size.height - center.y)) / y, 1)
    let box = CGRect(
      x: center.x - x * factor, y: center.y - y * factor, width: 2 * x * factor, height: 2 * y * factor)
    let gradient = RadialGradient(center: CGPoint(x: 0.5, y: 0.5), radius: 0.5 / factor, stops: stops)
    node.children.insert(
      LayoutNode(
        frame: node.bounds, cornerRadii: node.cornerRadii, cornerCurve: node.cornerCurve, clips: true,
        children: [LayoutNode(frame: box, background: .radial(gradient))]), at: 0)
  }
}

/// The shape of a gradient: along a line, elliptical or around a centre.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
