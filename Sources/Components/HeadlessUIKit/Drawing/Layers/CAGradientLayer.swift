import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// A layer that fills its rounded bounds with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colors in order, as `CGColor` values.
  open var colors: [Any]?
  /// The locations of the colors, from 0 to 1; `nil` for even spacing.
  open var locations: [NSNumber]?
  /// The start of an axial gradient, or the center of the other types, in the unit square of the bounds.
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
    let isEllipse = type == .radial && !isCircular
    if node.background == nil, !isEllipse {
      node.background = paint(stops)
      return
    }
    // The gradient is above the background, and below the contents.
    if let image = node.image {
      node.children.insert(LayoutNode(frame: node.bounds, image: image), at: 0)
      node.image = nil
    }
    if isEllipse { return describeEllipse(stops, in: &node) }
    node.children.insert(
      LayoutNode(
        frame: node.bounds, background: paint(stops), cornerRadii: node.cornerRadii, cornerCurve: node.cornerCurve),
      at: 0)
  }

  /// The stops; empty if there are fewer than two colors, or not one location for each color. Core Animation draws no
  /// gradient then (measured on macOS).
  private var stops: [GradientStop] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.straightComponents.color }
    guard colors.count >= 2, locations == nil || locations?.count == colors.count else { return [] }
    return GradientStop.list(colors, at: locations?.map(\.doubleValue)).interpolatedStraight
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
    // Points that share an axis draw nothing (measured on macOS).
    guard x > 0, y > 0 else { return }
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

extension [GradientStop] {
  /// The number of parts of an interval whose color and alpha both change. The error is below one of 255 levels.
  private static var partCount: Int { 12 }

  /// The stops with more stops between colors that differ in alpha and color.
  ///
  /// Core Animation mixes straight colors, so a gradient from white to `UIColor.clear`, a clear black, is gray in the
  /// middle. Layout nodes mix premultiplied colors.
  fileprivate var interpolatedStraight: [GradientStop] {
    var result: [GradientStop] = Array(prefix(1))
    for (start, end) in zip(self, dropFirst()) {
      var opaqueEnd = end.color
      opaqueEnd.alpha = start.color.alpha
      if start.color.alpha != end.color.alpha, start.color != opaqueEnd, start.position < end.position {
        for part in 1..<Self.partCount { result.append(start.mixed(with: end, Double(part) / Double(Self.partCount))) }
      }
      result.append(end)
    }
    return result
  }
}

extension GradientStop {
  fileprivate func mixed(with other: GradientStop, _ share: Double) -> GradientStop {
    func mixed(_ path: KeyPath<Color, UInt8>) -> UInt8 {
      let (from, to) = (Double(color[keyPath: path]), Double(other.color[keyPath: path]))
      return UInt8((from + (to - from) * share).rounded())
    }
    return GradientStop(
      position: position + (other.position - position) * share,
      color: Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha)))
  }
}

/// The shape of a gradient: along a line, elliptical or around a center.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
