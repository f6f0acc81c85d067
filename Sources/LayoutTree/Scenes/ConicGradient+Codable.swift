import Foundation

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
