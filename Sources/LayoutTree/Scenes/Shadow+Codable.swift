import FirstFrameImaging
import Foundation

extension Shadow: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["color", "offset", "blur", "spread"])
    let offset = try object.numbers("offset", count: 2, meaning: "two numbers: x, y") ?? [0, 0]
    self.init(
      color: try object.required("color"),
      offset: CGSize(width: offset[0], height: offset[1]),
      blur: try object.number("blur", in: 0...SceneLimits.length, or: 0),
      spread: try object.number("spread", in: -SceneLimits.length...SceneLimits.length, or: 0))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(color, forKey: SceneKey("color"))
    try container.encode([Double(offset.width), Double(offset.height)], forKey: SceneKey("offset"))
    try container.encode(Double(blur), forKey: SceneKey("blur"))
    try container.encodeIfPresent(spread == 0 ? nil : Double(spread), forKey: SceneKey("spread"))
  }
}
