import Foundation

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
