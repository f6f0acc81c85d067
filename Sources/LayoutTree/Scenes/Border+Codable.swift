import FirstFrameImaging
import Foundation

extension Border: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["width", "color"])
    self.init(
      width: try object.number("width", in: 0...SceneLimits.length, or: 1),
      color: try object.required("color"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(width), forKey: SceneKey("width"))
    try container.encode(color, forKey: SceneKey("color"))
  }
}
