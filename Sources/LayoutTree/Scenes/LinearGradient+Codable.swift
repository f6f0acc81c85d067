import Foundation

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
