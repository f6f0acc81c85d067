public import FirstFrameGeometry
public import FirstFrameImaging
public import Foundation

/// A line drawn inside the edge of a box.
public struct Border: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  public var color: Color

  public init(width: CGFloat, color: Color) {
    self.width = width
    self.color = color
  }
}

extension Border: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["width", "color"])
    self.init(
      width: try object.number("width", in: 0...SceneLimits.length, or: 1),
      color: try object.required("color"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(width), forKey: SceneKey("width"))
    try container.encode(color, forKey: SceneKey("color"))
  }
}

/// The blurred silhouette of a box, drawn behind it.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// The offset, in points.
  public var offset: CGSize
  /// The blur radius as in CSS, in points: twice the standard deviation of the Gaussian.
  public var blur: CGFloat
  /// The distance by which the silhouette is extended on every side, in points.
  public var spread: CGFloat

  public init(color: Color, offset: CGSize = .zero, blur: CGFloat = 0, spread: CGFloat = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.spread = spread
  }
}

extension Shadow: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["color", "offset", "blur", "spread"])
    let offset = try object.numbers("offset", count: 2, meaning: "two numbers: x, y") ?? [0, 0]
    self.init(
      color: try object.required("color"),
      offset: CGSize(width: offset[0], height: offset[1]),
      blur: try object.number("blur", in: 0...SceneLimits.length, or: 0),
      spread: try object.number("spread", in: -SceneLimits.length...SceneLimits.length, or: 0))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(color, forKey: SceneKey("color"))
    try container.encode([Double(offset.width), Double(offset.height)], forKey: SceneKey("offset"))
    try container.encode(Double(blur), forKey: SceneKey("blur"))
    try container.encodeIfPresent(spread == 0 ? nil : Double(spread), forKey: SceneKey("spread"))
  }
}

/// A path in the node's own space that clips the whole node.
public struct ClipPath: Hashable, Sendable {
  public var path: Path
  public var rule: FillRule

  public init(path: Path, rule: FillRule = .nonzero) {
    self.path = path
    self.rule = rule
  }
}

extension ClipPath: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["d", "rule"])
    self.init(path: try object.pathData("d"), rule: try object.name("rule", or: .nonzero))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(path.svgPathData, forKey: SceneKey("d"))
    try container.encodeIfPresent(rule == .nonzero ? nil : rule, forKey: SceneKey("rule"))
  }
}

/// The way in which the colours of a picture are blended with the colours beneath it.
public enum BlendMode: String, CaseIterable, Codable, Sendable {
  /// The picture covers the colours beneath it.
  case normal
  /// Colours are multiplied. White has no effect, and no colour becomes lighter.
  case multiply
  /// The complements of colours are multiplied. Black has no effect, and no colour becomes darker.
  case screen
}
