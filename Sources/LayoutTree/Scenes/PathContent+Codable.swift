import FirstFrameGeometry

extension PathContent: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["d", "fill", "rule", "stroke"])
    let paint = try object.optional("fill", as: Paint.self)
    let rule = try object.name("rule", or: FillRule.nonzero)
    self.init(
      path: try object.pathData("d"), fill: paint.map { Fill(paint: $0, rule: rule) },
      stroke: try object.optional("stroke"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(path.svgPathData, forKey: SceneKey("d"))
    try container.encodeIfPresent(fill?.paint, forKey: SceneKey("fill"))
    try container.encodeIfPresent(fill?.rule == .evenodd ? FillRule.evenodd : nil, forKey: SceneKey("rule"))
    try container.encodeIfPresent(stroke, forKey: SceneKey("stroke"))
  }
}
