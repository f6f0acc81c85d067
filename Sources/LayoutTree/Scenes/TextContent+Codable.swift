import FirstFrameTypesetting
import Foundation

extension TextContent: Codable {
  private static let layoutKeys = ["alignment", "verticalAlignment", "lines", "truncation", "minimumScale"]

  public init(from decoder: any Decoder) throws {
    let keys = ["runs"] + Run.keys + Self.layoutKeys + ParagraphStyle.keys
    let object = try SceneObject(decoder, keys: keys)
    if object.contains("runs"), let extra = Run.keys.first(where: object.contains) {
      throw object.invalid(extra, expected: "either \"runs\" or the keys of a single run", found: "both")
    }
    self.init(
      runs: object.contains("runs") ? try object.required("runs") : [try Run(object)],
      alignment: try object.name("alignment", or: .leading),
      verticalAlignment: try object.name("verticalAlignment", or: .top),
      lines: Int(try object.number("lines", in: 0...SceneLimits.lines, or: 1)),
      truncation: try object.name("truncation", or: .tail),
      style: try ParagraphStyle(object),
      minimumScale: try object.number("minimumScale", in: SceneLimits.scales, or: 1))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    if runs.count == 1 {
      try runs[0].encode(to: &container)
    } else {
      try container.encode(runs, forKey: SceneKey("runs"))
    }
    try container.encodeIfPresent(alignment == .leading ? nil : alignment, forKey: SceneKey("alignment"))
    try container.encodeIfPresent(
      verticalAlignment == .top ? nil : verticalAlignment, forKey: SceneKey("verticalAlignment"))
    try container.encodeIfPresent(lines == 1 ? nil : lines, forKey: SceneKey("lines"))
    try container.encodeIfPresent(truncation == .tail ? nil : truncation, forKey: SceneKey("truncation"))
    try container.encodeIfPresent(minimumScale == 1 ? nil : Double(minimumScale), forKey: SceneKey("minimumScale"))
    try style.encode(to: &container)
  }
}
