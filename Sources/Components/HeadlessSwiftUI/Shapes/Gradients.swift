public import HeadlessUIKit

/// Colors and their positions along a line.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// How colors between the stops are found.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient with colors between the stops that are found in a space. All are found in sRGB here.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// Where the colors of a gradient are in an area.
struct GradientPaint: Sendable {
  enum Kind: Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angular(UnitPoint, start: Angle, end: Angle)
  }

  let kind: Kind
  var stops: [Gradient.Stop]

  func opacity(_ opacity: Double) -> GradientPaint {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color = stops[index].color.opacity(opacity) }
    return gradient
  }
}

/// A style that is a gradient, and a view that it fills.
protocol GradientStyle: PaintingStyle, PrimitiveView {
  nonisolated var paint: GradientPaint { get }
}

extension GradientStyle {
  nonisolated func paint(in environment: EnvironmentValues) -> Paint { .gradient(paint) }

  func elements(in context: BuildContext) -> [LayoutElement] { GradientView.elements(paint, in: context) }
}

/// A gradient along a line, which fills all the space that is offered.
nonisolated public struct LinearGradient: GradientStyle {
  let paint: GradientPaint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = GradientPaint(kind: .linear(startPoint, endPoint), stops: gradient.stops)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outwards.
nonisolated public struct RadialGradient: GradientStyle {
  let paint: GradientPaint

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    paint = GradientPaint(
      kind: .radial(center, startRadius: startRadius, endRadius: endRadius), stops: gradient.stops)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient from a point outwards, stretched with its area.
nonisolated public struct EllipticalGradient: GradientStyle {
  let paint: GradientPaint

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    paint = GradientPaint(
      kind: .elliptical(center, startFraction: startRadiusFraction, endFraction: endRadiusFraction),
      stops: gradient.stops)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: GradientStyle {
  let paint: GradientPaint

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    paint = GradientPaint(
      kind: .angular(center, start: startAngle, end: endAngle), stops: gradient.stops)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// A gradient from top to bottom.
nonisolated public struct AnyGradient: GradientStyle, Hashable {
  private let gradient: Gradient
  var paint: GradientPaint { GradientPaint(kind: .linear(.top, .bottom), stops: gradient.stops) }

  public init(_ gradient: Gradient) { self.gradient = gradient }
}

nonisolated extension Gradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> Paint { AnyGradient(self).paint(in: environment) }
}
