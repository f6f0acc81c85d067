import FirstFrameImaging
import FirstFrameTypesetting
import Foundation

extension TextContent.Run: Codable {
  static let keys = [
    "string", "font", "color", "background", "underline", "strikethrough", "kern", "baselineOffset", "attachment",
    "language",
  ]

  public init(from decoder: any Decoder) throws {
    try self.init(SceneObject(decoder, keys: Self.keys))
  }

  init(_ object: SceneObject) throws {
    let reach = -SceneLimits.fontSize...SceneLimits.fontSize
    let attachment = try object.numbers("attachment", count: 2, meaning: "[width, height]")
    for length in attachment ?? [] { try object.check(length, in: 0...SceneLimits.length, "attachment") }
    self.init(
      string: attachment == nil ? try object.required("string") : try object.optional("string") ?? "\u{FFFC}",
      font: try object.optional("font") ?? Font(size: 17),
      color: try object.optional("color") ?? .black,
      background: try object.optional("background"),
      underline: try object.optional("underline") ?? false,
      strikethrough: try object.optional("strikethrough") ?? false,
      kern: try object.number("kern", in: reach, or: 0),
      baselineOffset: try object.number("baselineOffset", in: reach, or: 0),
      attachment: attachment.map { CGSize(width: $0[0], height: $0[1]) },
      language: try object.optional("language"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try encode(to: &container)
  }

  func encode(to container: inout KeyedEncodingContainer<SceneKey>) throws {
    try container.encode(string, forKey: SceneKey("string"))
    try container.encode(font, forKey: SceneKey("font"))
    try container.encode(color, forKey: SceneKey("color"))
    try container.encodeIfPresent(background, forKey: SceneKey("background"))
    try container.encodeIfPresent(underline ? true : nil, forKey: SceneKey("underline"))
    try container.encodeIfPresent(strikethrough ? true : nil, forKey: SceneKey("strikethrough"))
    try container.encodeIfPresent(kern == 0 ? nil : Double(kern), forKey: SceneKey("kern"))
    try container.encodeIfPresent(
      baselineOffset == 0 ? nil : Double(baselineOffset), forKey: SceneKey("baselineOffset"))
    if let attachment {
      try container.encode([Double(attachment.width), Double(attachment.height)], forKey: SceneKey("attachment"))
    }
    try container.encodeIfPresent(language, forKey: SceneKey("language"))
  }
}
