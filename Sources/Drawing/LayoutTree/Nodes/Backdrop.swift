public import Foundation

/// A filter for the colors beneath a node, inside its rounded edge, like the CSS property `backdrop-filter`.
///
/// The backdrop is what was drawn before the node in the nearest ancestor that is drawn as a separate picture: an
/// ancestor with an opacity below 1, a blend mode, a mask or isolation. Beyond the edge of that picture, the colors at
/// the edge continue.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the Gaussian, in points, as in the CSS function `blur()`; 0 for no blur.
  public var blur: CGFloat
  /// The factor of the saturation, as in the CSS function `saturate()`; 0 for gray, and 1 for no change.
  public var saturation: Double
  /// The rim that bends what is behind it after the blur; `nil` for a flat surface.
  public var lens: Lens?

  public init(blur: CGFloat, saturation: Double = 1, lens: Lens? = nil) {
    self.blur = blur
    self.saturation = saturation
    self.lens = lens
  }

  /// The largest factor of the saturation.
  package static let maximumSaturation = 100.0
}

extension Backdrop: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["blur", "saturation", "lens"])
    self.init(
      blur: try object.number("blur", in: 0...SceneLimits.length, or: 0),
      saturation: try object.number("saturation", in: 0...Self.maximumSaturation, or: 1),
      lens: try object.optional("lens"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(blur), forKey: SceneKey("blur"))
    try container.encodeIfPresent(saturation == 1 ? nil : saturation, forKey: SceneKey("saturation"))
    try container.encodeIfPresent(lens, forKey: SceneKey("lens"))
  }
}
