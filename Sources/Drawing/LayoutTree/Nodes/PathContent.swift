public import FirstFrameGeometry
public import FirstFrameImaging
import Foundation

/// A path in the node's own space, filled, stroked, or both.
public struct PathContent: Hashable, Sendable {
  public var path: Path
  public var fill: Fill?
  public var stroke: Stroke?

  public init(path: Path, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }

  /// The filling of a path.
  public struct Fill: Hashable, Sendable {
    public var paint: Paint
    public var rule: FillRule

    public init(paint: Paint, rule: FillRule = .nonzero) {
      self.paint = paint
      self.rule = rule
    }
  }

  /// The stroke of a path. Lengths are in points.
  ///
  /// A stroke of width 0 is drawn as a hairline, one pixel wide at every scale.
  public struct Stroke: Hashable, Sendable {
    public var color: Color
    public var style: StrokeStyle

    public init(color: Color, style: StrokeStyle) {
      self.color = color
      self.style = style
    }
  }
}

/// The rule that determines which parts of a path that crosses itself are inside.
public enum FillRule: String, CaseIterable, Codable, Sendable {
  case nonzero, evenodd
}

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
