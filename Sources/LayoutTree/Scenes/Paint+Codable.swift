import Imaging

extension Paint: Codable {
  public init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(String.self)) != nil {
      self = .color(try Color(from: decoder))
      return
    }
    let object = try SceneObject(decoder, keys: ["linear", "radial"])
    switch (try object.optional("linear", as: LinearGradient.self), try object.optional("radial", as: RadialGradient.self)) {
    case (let gradient?, nil): self = .linear(gradient)
    case (nil, let gradient?): self = .radial(gradient)
    default:
      throw SceneError.wrongType(
        at: decoder.codingPath.jsonPath, expected: "a colour, or an object with either \"linear\" or \"radial\"")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .color(let color):
      try color.encode(to: encoder)
    case .linear(let gradient):
      var container = encoder.container(keyedBy: SceneKey.self)
      try container.encode(gradient, forKey: SceneKey("linear"))
    case .radial(let gradient):
      var container = encoder.container(keyedBy: SceneKey.self)
      try container.encode(gradient, forKey: SceneKey("radial"))
    }
  }
}
