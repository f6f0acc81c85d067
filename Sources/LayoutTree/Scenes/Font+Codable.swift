import Foundation
public import Typesetting

extension Font: Codable {
  private static let standardSize = 17.0

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["family", "size", "weight", "monospaced", "italic"])
    let weight = try object.optional("weight", as: Int.self) ?? 400
    guard let weight = FontWeight(rawValue: weight) else {
      throw object.invalid("weight", expected: "a whole number from 100 to 900", found: "\(weight)")
    }
    self.init(
      family: try object.optional("family"),
      size: try object.number("size", in: 0...SceneLimits.fontSize, or: Self.standardSize),
      weight: weight,
      isMonospaced: try object.optional("monospaced") ?? false,
      isItalic: try object.optional("italic") ?? false)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encodeIfPresent(family, forKey: SceneKey("family"))
    try container.encode(Double(size), forKey: SceneKey("size"))
    try container.encodeIfPresent(weight == .regular ? nil : weight.rawValue, forKey: SceneKey("weight"))
    try container.encodeIfPresent(isMonospaced ? true : nil, forKey: SceneKey("monospaced"))
    try container.encodeIfPresent(isItalic ? true : nil, forKey: SceneKey("italic"))
  }
}
