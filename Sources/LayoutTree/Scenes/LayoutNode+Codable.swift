import FirstFrameGeometry
import FirstFrameImaging
import Foundation

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
