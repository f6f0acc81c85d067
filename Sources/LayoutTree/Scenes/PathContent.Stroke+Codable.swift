import Foundation
import Imaging

extension PathContent.Stroke: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["width", "color", "cap", "join", "miterLimit", "dash"])
    let dash = try object.optional("dash", as: [Double].self) ?? []
    for length in dash { try object.check(length, in: 0...SceneLimits.length, "dash") }
    self.init(
      color: try object.required("color"),
      width: try object.number("width", in: 0...SceneLimits.length, or: 1),
      cap: try object.name("cap", or: .butt),
      join: try object.name("join", or: .miter),
      miterLimit: try object.number("miterLimit", in: 1...SceneLimits.length, or: 10),
      dash: dash.map { CGFloat($0) })
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(width), forKey: SceneKey("width"))
    try container.encode(color, forKey: SceneKey("color"))
    try container.encodeIfPresent(cap == .butt ? nil : cap, forKey: SceneKey("cap"))
    try container.encodeIfPresent(join == .miter ? nil : join, forKey: SceneKey("join"))
    try container.encodeIfPresent(miterLimit == 10 ? nil : Double(miterLimit), forKey: SceneKey("miterLimit"))
    try container.encodeIfPresent(dash.isEmpty ? nil : dash.map(Double.init), forKey: SceneKey("dash"))
  }
}
