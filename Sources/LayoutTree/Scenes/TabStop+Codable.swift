public import FirstFrameTypesetting
import Foundation

/// A number, or an object where something else than the start of the text lies at the stop.
extension TabStop: Codable {
  public init(from decoder: any Decoder) throws {
    if let location = try? decoder.singleValueContainer().decode(Double.self) {
      guard (0...SceneLimits.length).contains(location) else {
        throw SceneError.invalidValue(
          at: decoder.codingPath.jsonPath, expected: "a number from 0 to \(SceneLimits.length.short)",
          found: location.short)
      }
      self.init(location: location)
      return
    }
    let object = try SceneObject(decoder, keys: ["location", "alignment"])
    let location = try object.required("location", as: Double.self)
    try object.check(location, in: 0...SceneLimits.length, "location")
    self.init(location: location, alignment: try object.name("alignment", or: .left))
  }

  public func encode(to encoder: any Encoder) throws {
    if alignment == .left {
      var container = encoder.singleValueContainer()
      return try container.encode(Double(location))
    }
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(location), forKey: SceneKey("location"))
    try container.encode(alignment, forKey: SceneKey("alignment"))
  }
}
