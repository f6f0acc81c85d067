import Foundation
import Imaging
import Typesetting

extension TextContent.Run: Codable {
  static let keys = ["string", "font", "color", "underline", "strikethrough", "kern", "baselineOffset"]

  public init(from decoder: any Decoder) throws {
    try self.init(SceneObject(decoder, keys: Self.keys))
  }

  init(_ object: SceneObject) throws {
    let reach = -SceneLimits.fontSize...SceneLimits.fontSize
    self.init(
      string: try object.required("string"),
      font: try object.optional("font") ?? Font(size: 17),
      color: try object.optional("color") ?? .black,
      underline: try object.optional("underline") ?? false,
      strikethrough: try object.optional("strikethrough") ?? false,
      kern: try object.number("kern", in: reach, or: 0),
      baselineOffset: try object.number("baselineOffset", in: reach, or: 0))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try encode(to: &container)
  }

  func encode(to container: inout KeyedEncodingContainer<SceneKey>) throws {
    try container.encode(string, forKey: SceneKey("string"))
    try container.encode(font, forKey: SceneKey("font"))
    try container.encode(color, forKey: SceneKey("color"))
    try container.encodeIfPresent(underline ? true : nil, forKey: SceneKey("underline"))
    try container.encodeIfPresent(strikethrough ? true : nil, forKey: SceneKey("strikethrough"))
    try container.encodeIfPresent(kern == 0 ? nil : Double(kern), forKey: SceneKey("kern"))
    try container.encodeIfPresent(baselineOffset == 0 ? nil : Double(baselineOffset), forKey: SceneKey("baselineOffset"))
  }
}
