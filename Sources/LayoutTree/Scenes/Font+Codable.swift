public import FirstFrameTypesetting
import Foundation

extension Font: Codable {
  private static let standardSize = 17.0

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["family", "size", "weight", "monospaced", "italic", "features"])
    let weight = try object.optional("weight", as: Int.self) ?? 400
    guard let weight = FontWeight(rawValue: weight) else {
      throw object.invalid("weight", expected: "a whole number from 100 to 900", found: "\(weight)")
    }
    self.init(
      family: try object.optional("family"),
      size: try object.number("size", in: 0...SceneLimits.fontSize, or: Self.standardSize),
      weight: weight,
      isMonospaced: try object.optional("monospaced") ?? false,
      isItalic: try object.optional("italic") ?? false,
      features: try Self.features(object))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encodeIfPresent(family, forKey: SceneKey("family"))
    try container.encode(Double(size), forKey: SceneKey("size"))
    try container.encodeIfPresent(weight == .regular ? nil : weight.rawValue, forKey: SceneKey("weight"))
    try container.encodeIfPresent(isMonospaced ? true : nil, forKey: SceneKey("monospaced"))
    try container.encodeIfPresent(isItalic ? true : nil, forKey: SceneKey("italic"))
    if !features.isEmpty {
      let values = features.map { ($0.tag, $0.value) }
      try container.encode(Dictionary(values) { $1 }, forKey: SceneKey("features"))
    }
  }

  /// OpenType features by their tags, in the order of the tags.
  private static func features(_ object: SceneObject) throws -> [FontFeature] {
    let values = try object.optional("features", as: [String: Int].self) ?? [:]
    return try values.sorted { $0.key < $1.key }.map { tag, value in
      let isTag = tag.utf8.count == 4 && tag.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      guard isTag, value >= 0 else {
        throw object.invalid(
          "features", expected: "tags of four letters, and whole numbers", found: "\"\(tag)\": \(value)")
      }
      return FontFeature(tag, value: value)
    }
  }
}
