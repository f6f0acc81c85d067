import FirstFrameGeometry
import FirstFrameImaging
import Foundation

extension PathContent.Stroke: Codable {
  private static let standard = StrokeStyle(width: 1)

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(
      decoder, keys: ["width", "color", "cap", "join", "miterLimit", "dash", "dashPhase"])
    let dash = try object.optional("dash", as: [Double].self) ?? []
    for length in dash { try object.check(length, in: 0...SceneLimits.length, "dash") }
    self.init(
      color: try object.required("color"),
      style: StrokeStyle(
        width: try object.number("width", in: 0...SceneLimits.length, or: Self.standard.width),
        cap: try object.name("cap", or: Self.standard.cap),
        join: try object.name("join", or: Self.standard.join),
        miterLimit: try object.number("miterLimit", in: 1...SceneLimits.length, or: Self.standard.miterLimit),
        dash: dash.map { CGFloat($0) },
        dashPhase: try object.number("dashPhase", in: -SceneLimits.length...SceneLimits.length, or: 0)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(style.width), forKey: SceneKey("width"))
    try container.encode(color, forKey: SceneKey("color"))
    try container.encodeIfPresent(style.cap == .butt ? nil : style.cap.rawValue, forKey: SceneKey("cap"))
    try container.encodeIfPresent(style.join == .miter ? nil : style.join.rawValue, forKey: SceneKey("join"))
    try container.encodeIfPresent(
      style.miterLimit == Self.standard.miterLimit ? nil : Double(style.miterLimit), forKey: SceneKey("miterLimit"))
    try container.encodeIfPresent(style.dash.isEmpty ? nil : style.dash.map(Double.init), forKey: SceneKey("dash"))
    try container.encodeIfPresent(style.dashPhase == 0 ? nil : Double(style.dashPhase), forKey: SceneKey("dashPhase"))
  }
}
