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

/// A blurred silhouette, drawn behind a node: the node's box, unless `silhouette` is something else.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// The offset, in points.
  public var offset: CGSize
  /// The blur radius as in CSS, in points: twice the standard deviation of the Gaussian.
  public var blur: CGFloat
  /// The distance by which the silhouette is extended on every side, in points.
  public var spread: CGFloat
  /// The shape that casts the shadow.
  package var silhouette = Silhouette.box

  /// A shape that casts a shadow.
  package enum Silhouette: Hashable, Sendable {
    /// The rounded box of the node.
    case box
    /// Everything that the node and its children draw, with its opacity. The spread has no effect.
    case contents
    /// A path in the node's own space. The spread has no effect.
    case path(Path)
  }

  public init(color: Color, offset: CGSize = .zero, blur: CGFloat = 0, spread: CGFloat = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.spread = spread
  }
}

extension Shadow: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["color", "offset", "blur", "spread", "of", "d"])
    let offset = try object.numbers("offset", count: 2, meaning: "two numbers: x, y") ?? [0, 0]
    self.init(
      color: try object.required("color"),
      offset: CGSize(width: offset[0], height: offset[1]),
      blur: try object.number("blur", in: 0...SceneLimits.length, or: 0),
      spread: try object.number("spread", in: -SceneLimits.length...SceneLimits.length, or: 0))
    if object.contains("d") {
      silhouette = .path(try object.pathData("d"))
    } else if try object.name("of", or: Caster.box) == .contents {
      silhouette = .contents
    }
  }

  /// The value of the key `of`.
  private enum Caster: String, CaseIterable, Codable {
    case box, contents
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(color, forKey: SceneKey("color"))
    try container.encode([Double(offset.width), Double(offset.height)], forKey: SceneKey("offset"))
    try container.encode(Double(blur), forKey: SceneKey("blur"))
    try container.encodeIfPresent(spread == 0 ? nil : Double(spread), forKey: SceneKey("spread"))
    switch silhouette {
    case .box: break
    case .contents: try container.encode(Caster.contents, forKey: SceneKey("of"))
    case .path(let path): try container.encode(path.svgPathData, forKey: SceneKey("d"))
    }
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
