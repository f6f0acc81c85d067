import FirstFrameGeometry

extension ClipPath: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["d", "rule"])
    self.init(path: try object.pathData("d"), rule: try object.name("rule", or: .nonzero))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(path.svgPathData, forKey: SceneKey("d"))
    try container.encodeIfPresent(rule == .nonzero ? nil : rule, forKey: SceneKey("rule"))
  }
}
