public import FirstFrameGeometry
import FirstFrameImaging
public import Foundation

/// One box of a layout tree: where it lies, what it shows, and the boxes inside it.
///
/// Lengths are points, y down; a frame lies in its parent's space. A node draws its shadow, its background, its
/// image, path and text, its children, and last its border, like a layer of Core Animation.
public struct LayoutNode: Hashable, Sendable {
  /// What reports and dumps call the node.
  public var name: String?
  public var frame: CGRect
  public var background: Paint?
  public var cornerRadii: CornerRadii
  public var cornerCurve: CornerCurve
  /// A line inside the edge.
  public var border: Border?
  public var shadow: Shadow?
  /// 0 for invisible to 1; the node and its children fade as one picture.
  public var opacity: Double
  /// Whether the contents and the children are cut off at the node's rounded edge.
  public var clips: Bool
  /// What cuts off the whole node, its shadow and its border with it.
  public var clipPath: ClipPath?
  /// How the node and its children, as one picture, combine with what is beneath them.
  public var blend: BlendMode
  /// Applied around the centre of the frame.
  public var transform: Affine
  public var text: TextContent?
  public var path: PathContent?
  public var image: ImageContent?
  /// What is read of the node; nil where its text, if it has any, says it all.
  public var accessibility: Accessibility?
  public var children: [LayoutNode]

  public init(
    name: String? = nil, frame: CGRect, background: Paint? = nil, cornerRadii: CornerRadii = .zero,
    cornerCurve: CornerCurve = .circular, border: Border? = nil, shadow: Shadow? = nil, opacity: Double = 1,
    clips: Bool = false, clipPath: ClipPath? = nil, blend: BlendMode = .normal, transform: Affine = .identity,
    text: TextContent? = nil, path: PathContent? = nil, image: ImageContent? = nil,
    accessibility: Accessibility? = nil, children: [LayoutNode] = []
  ) {
    self.name = name
    self.frame = frame
    self.background = background
    self.cornerRadii = cornerRadii
    self.cornerCurve = cornerCurve
    self.border = border
    self.shadow = shadow
    self.opacity = opacity
    self.clips = clips
    self.clipPath = clipPath
    self.blend = blend
    self.transform = transform
    self.text = text
    self.path = path
    self.image = image
    self.accessibility = accessibility
    self.children = children
  }

  /// The node's own rectangle, in its own space.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// From the node's own space to its parent's: its transform works around the centre of its frame.
  package var spaceTransform: Affine {
    let translation = Affine.translation(x: frame.minX, y: frame.minY)
    guard transform != .identity else { return translation }
    return Affine.translation(x: -frame.width / 2, y: -frame.height / 2)
      .followed(by: transform)
      .followed(by: .translation(x: frame.midX, y: frame.midY))
  }
}

extension LayoutNode: Codable {
  private static let keys = [
    "name", "frame", "background", "cornerRadius", "cornerCurve", "border", "shadow", "opacity", "clips", "clipPath",
    "blend", "transform", "text", "path", "image", "accessibility", "children",
  ]

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: Self.keys)
    self.init(
      name: try object.optional("name"),
      frame: try Self.frame(in: object),
      background: try object.optional("background"),
      cornerRadii: try Self.cornerRadii(in: object),
      cornerCurve: try object.name("cornerCurve", or: .circular),
      border: try object.optional("border"),
      shadow: try object.optional("shadow"),
      opacity: try object.number("opacity", in: 0...1, or: 1),
      clips: try object.optional("clips") ?? false,
      clipPath: try object.optional("clipPath"),
      blend: try object.name("blend", or: .normal),
      transform: try Self.transform(in: object),
      text: try object.optional("text"),
      path: try object.optional("path"),
      image: try object.optional("image"),
      accessibility: try object.optional("accessibility"),
      children: try object.optional("children") ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encodeIfPresent(name, forKey: SceneKey("name"))
    try container.encode(
      [frame.minX, frame.minY, frame.width, frame.height].map(Double.init), forKey: SceneKey("frame"))
    try container.encodeIfPresent(background, forKey: SceneKey("background"))
    try encodeCornerRadii(to: &container)
    try container.encodeIfPresent(
      cornerCurve == .circular ? nil : cornerCurve.rawValue, forKey: SceneKey("cornerCurve"))
    try container.encodeIfPresent(border, forKey: SceneKey("border"))
    try container.encodeIfPresent(shadow, forKey: SceneKey("shadow"))
    try container.encodeIfPresent(opacity == 1 ? nil : opacity, forKey: SceneKey("opacity"))
    try container.encodeIfPresent(clips ? true : nil, forKey: SceneKey("clips"))
    try container.encodeIfPresent(clipPath, forKey: SceneKey("clipPath"))
    try container.encodeIfPresent(blend == .normal ? nil : blend, forKey: SceneKey("blend"))
    try container.encodeIfPresent(transform == .identity ? nil : transform.numbers, forKey: SceneKey("transform"))
    try container.encodeIfPresent(text, forKey: SceneKey("text"))
    try container.encodeIfPresent(path, forKey: SceneKey("path"))
    try container.encodeIfPresent(image, forKey: SceneKey("image"))
    try container.encodeIfPresent(accessibility, forKey: SceneKey("accessibility"))
    try container.encodeIfPresent(children.isEmpty ? nil : children, forKey: SceneKey("children"))
  }

  private static func frame(in object: SceneObject) throws -> CGRect {
    let numbers = try object.requiredNumbers("frame", count: 4, meaning: "four numbers: x, y, width, height")
    for (index, side) in [(2, "width"), (3, "height")] where numbers[index] < 0 {
      throw object.invalid("frame", expected: "a \(side) of 0 or more", found: numbers[index].short)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func cornerRadii(in object: SceneObject) throws -> CornerRadii {
    guard object.contains("cornerRadius") else { return .zero }
    let meaning = "a number, or four: top left, top right, bottom right, bottom left"
    let radii: [Double]
    if let radius = try object.numberUnlessArray("cornerRadius") {
      radii = [radius, radius, radius, radius]
    } else {
      radii = try object.requiredNumbers("cornerRadius", count: 4, meaning: meaning)
    }
    for radius in radii { try object.check(radius, in: 0...SceneLimits.length, "cornerRadius") }
    return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  private static func transform(in object: SceneObject) throws -> Affine {
    guard let numbers = try object.numbers("transform", count: 6, meaning: "six numbers: a, b, c, d, tx, ty") else {
      return .identity
    }
    return Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private func encodeCornerRadii(to container: inout KeyedEncodingContainer<SceneKey>) throws {
    guard !cornerRadii.isZero else { return }
    if cornerRadii == CornerRadii(cornerRadii.topLeft) {
      try container.encode(Double(cornerRadii.topLeft), forKey: SceneKey("cornerRadius"))
    } else {
      try container.encode(cornerRadii.clockwise.map(Double.init), forKey: SceneKey("cornerRadius"))
    }
  }
}

extension Affine {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map(Double.init) }
}

extension LayoutNode {
  /// Reads a scene; everything but a node's frame may be left out, and nothing unknown may be there.
  ///
  /// Documentation/SceneFormat.md describes the format.
  public init(json: Data) throws(SceneError) {
    if let mistake = JSONSyntaxCheck.firstMistake(in: json) { throw .notJSON(reason: mistake) }
    do {
      self = try JSONDecoder().decode(LayoutNode.self, from: json)
    } catch let error as SceneError {
      throw error
    } catch let error as DecodingError {
      throw SceneError(error)
    } catch {
      throw .notJSON(reason: "\(error)")
    }
  }
}
