import Imaging

extension ImageContent: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["file", "mode", "tint"])
    self.init(
      file: try object.required("file"),
      mode: try object.name("mode", or: .scaleToFill),
      tint: try object.optional("tint"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(file, forKey: SceneKey("file"))
    try container.encodeIfPresent(mode == .scaleToFill ? nil : mode, forKey: SceneKey("mode"))
    try container.encodeIfPresent(tint, forKey: SceneKey("tint"))
  }
}
