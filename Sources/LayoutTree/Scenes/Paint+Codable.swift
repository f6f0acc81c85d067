import FirstFrameImaging

extension Paint: Codable {
  private static let keys = ["linear", "radial", "conic"]

  public init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(String.self)) != nil {
      self = .color(try Color(from: decoder))
      return
    }
    let object = try SceneObject(decoder, keys: Self.keys)
    let present = Self.keys.filter(object.contains)
    switch present {
    case ["linear"]: self = .linear(try object.required("linear"))
    case ["radial"]: self = .radial(try object.required("radial"))
    case ["conic"]: self = .conic(try object.required("conic"))
    default:
      throw SceneError.wrongType(
        at: decoder.codingPath.jsonPath,
        expected: "a colour, or an object with either \"linear\" or \"radial\" or \"conic\"")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .color(let color) = self { return try color.encode(to: encoder) }
    var container = encoder.container(keyedBy: SceneKey.self)
    switch self {
    case .color: break
    case .linear(let gradient): try container.encode(gradient, forKey: SceneKey("linear"))
    case .radial(let gradient): try container.encode(gradient, forKey: SceneKey("radial"))
    case .conic(let gradient): try container.encode(gradient, forKey: SceneKey("conic"))
    }
  }
}
