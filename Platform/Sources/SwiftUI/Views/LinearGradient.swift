public import UIKit

/// A point relative to a rectangle: zero is its leading or upper edge, one the opposite edge.
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat

  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colors and their positions along a line.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient along a line, which fills all the space that is offered.
public struct LinearGradient: PrimitiveView, ShapeStyle {
  private let gradient: Gradient
  private let start, end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func fill(in environment: EnvironmentValues) -> LinearGradient { self }
  public func color(in environment: EnvironmentValues) -> Color { gradient.stops.first?.color ?? .clear }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { GradientView() }
    let traits = context.canvas.traitCollection
    view.gradient.colors = gradient.stops.map { $0.color.uiColor.resolvedColor(with: traits).cgColor }
    view.gradient.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
    view.gradient.startPoint = CGPoint(x: start.x, y: start.y)
    view.gradient.endPoint = CGPoint(x: end.x, y: end.y)
    return [ViewElement(view) { $1.replacingUnspecifiedDimensions() }]
  }
}

private final class GradientView: UIView {
  let gradient = CAGradientLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    if gradient.superlayer == nil { layer.addSublayer(gradient) }
    gradient.frame = bounds
  }
}
