public import FirstFrameImaging
public import Foundation

/// A color or gradient that fills an area.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case conic(ConicGradient)
}

/// Colors that change along a line. Its ends are given as fractions of the box's width and height.
///
/// Like those of Core Animation, positions along the line are computed in the unit square of the box. So lines of equal
/// color are perpendicular to the gradient's line only in a square box; in other boxes they skew with the box. The
/// first and the last color continue beyond the ends. A line of length 0 shows only the last color.
public struct LinearGradient: Hashable, Sendable {
  public var from: CGPoint
  public var to: CGPoint
  public var stops: [GradientStop]

  public init(from: CGPoint, to: CGPoint, stops: [GradientStop]) {
    self.from = from
    self.to = to
    self.stops = stops
  }

  /// Creates a gradient whose lines of equal color are perpendicular to its line, as in Core Graphics and SVG.
  ///
  /// The position t of a point p is (p - start) · v / |v|², with v from the start to the end. In units of the box's
  /// sides, the gradient of t is (width · v.x, height · v.y) / |v|².
  ///
  /// - Parameters:
  ///   - start: The start of the line, in points from the top left corner of the box.
  ///   - end: The end of the line; must differ from the start.
  ///   - size: The size of the box.
  package init(perpendicularFrom start: CGPoint, to end: CGPoint, in size: CGSize, stops: [GradientStop]) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let slope = CGPoint(x: size.width * x / square, y: size.height * y / square)
    let steepness = slope.x * slope.x + slope.y * slope.y
    let from = CGPoint(x: start.x / size.width, y: start.y / size.height)
    self.init(
      from: from, to: CGPoint(x: from.x + slope.x / steepness, y: from.y + slope.y / steepness), stops: stops)
  }
}

/// Colors that change with the distance from a center. The center and the radius are given as fractions of the box's
/// width and height.
///
/// The radius is a fraction of both, so circles become ellipses unless the box is a square. The last color continues
/// beyond the radius. A radius of 0 shows only the last color.
public struct RadialGradient: Hashable, Sendable {
  public var center: CGPoint
  public var radius: CGFloat
  public var stops: [GradientStop]

  public init(center: CGPoint, radius: CGFloat, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}

/// Colors that change around a center, which is given as fractions of the box's width and height.
public struct ConicGradient: Hashable, Sendable {
  public var center: CGPoint
  /// The angle at which the colors begin, in degrees clockwise from straight up, as in CSS.
  public var angle: Double
  public var stops: [GradientStop]

  public init(center: CGPoint, angle: Double = 0, stops: [GradientStop]) {
    self.center = center
    self.angle = angle
    self.stops = stops
  }
}

/// A color at a position along a gradient, from 0 at its start to 1 at its end.
public struct GradientStop: Hashable, Sendable {
  public var position: Double
  public var color: Color

  public init(position: Double, color: Color) {
    self.position = position
    self.color = color
  }
}

extension Paint: Codable {
  private static let keys = ["linear", "radial", "conic"]

  public init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(String.self)) != nil {
      self = .color(try Color(from: decoder))
      return
    }
    let object = try SceneObject(decoder, keys: Self.keys)
    let present = Self.keys.filter(object.contains)
    switch present {
    case ["linear"]: self = .linear(try object.required("linear"))
    case ["radial"]: self = .radial(try object.required("radial"))
    case ["conic"]: self = .conic(try object.required("conic"))
    default:
      throw SceneError.wrongType(
        at: decoder.codingPath.jsonPath,
        expected: "a color, or an object with either \"linear\" or \"radial\" or \"conic\"")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .color(let color) = self { return try color.encode(to: encoder) }
    var container = encoder.container(keyedBy: SceneKey.self)
    switch self {
    case .color: break
    case .linear(let gradient): try container.encode(gradient, forKey: SceneKey("linear"))
    case .radial(let gradient): try container.encode(gradient, forKey: SceneKey("radial"))
    case .conic(let gradient): try container.encode(gradient, forKey: SceneKey("conic"))
    }
  }
}

extension LinearGradient: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["from", "to", "stops"])
    let from = try object.requiredNumbers("from", count: 2, meaning: "two numbers: x, y")
    let to = try object.requiredNumbers("to", count: 2, meaning: "two numbers: x, y")
    self.init(
      from: CGPoint(x: from[0], y: from[1]), to: CGPoint(x: to[0], y: to[1]),
      stops: try GradientStop.stops(in: object))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode([Double(from.x), Double(from.y)], forKey: SceneKey("from"))
    try container.encode([Double(to.x), Double(to.y)], forKey: SceneKey("to"))
    try container.encode(stops, forKey: SceneKey("stops"))
  }
}

extension RadialGradient: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["center", "radius", "stops"])
    let center = try object.requiredNumbers("center", count: 2, meaning: "two numbers: x, y")
    self.init(
      center: CGPoint(x: center[0], y: center[1]),
      radius: try object.number("radius", in: 0...SceneLimits.length, or: 0.5),
      stops: try GradientStop.stops(in: object))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode([Double(center.x), Double(center.y)], forKey: SceneKey("center"))
    try container.encode(Double(radius), forKey: SceneKey("radius"))
    try container.encode(stops, forKey: SceneKey("stops"))
  }
}

extension ConicGradient: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["center", "angle", "stops"])
    let center = try object.numbers("center", count: 2, meaning: "two numbers: x, y") ?? [0.5, 0.5]
    self.init(
      center: CGPoint(x: center[0], y: center[1]),
      angle: try object.number("angle", in: -SceneLimits.length...SceneLimits.length, or: 0),
      stops: try GradientStop.stops(in: object))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode([Double(center.x), Double(center.y)], forKey: SceneKey("center"))
    try container.encodeIfPresent(angle == 0 ? nil : angle, forKey: SceneKey("angle"))
    try container.encode(stops, forKey: SceneKey("stops"))
  }
}

extension GradientStop: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let position = try container.decode(Double.self)
    guard (0...1).contains(position) else {
      throw SceneError.invalidValue(
        at: decoder.codingPath.jsonPath, expected: "a position from 0 to 1", found: position.short)
    }
    self.init(position: position, color: try container.decode(Color.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(position)
    try container.encode(color)
  }

  /// Returns the stops of a gradient: at least two, in order.
  static func stops(in object: SceneObject) throws -> [GradientStop] {
    let stops = try object.required("stops", as: [GradientStop].self)
    guard stops.count >= 2 else {
      throw object.invalid("stops", expected: "at least two stops", found: "\(stops.count)")
    }
    let isOrdered = zip(stops, stops.dropFirst()).allSatisfy { $0.position <= $1.position }
    guard isOrdered else {
      throw object.invalid(
        "stops", expected: "positions in ascending order", found: "a lower position after a higher one")
    }
    return stops
  }
}
