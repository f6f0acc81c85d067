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

  public init(blur: CGFloat, saturation: Double = 1) {
    self.blur = blur
    self.saturation = saturation
  }

  /// The largest factor of the saturation.
  package static let maximumSaturation = 100.0
}

extension Backdrop: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["blur", "saturation"])
    self.init(
      blur: try object.number("blur", in: 0...SceneLimits.length, or: 0),
      saturation: try object.number("saturation", in: 0...Self.maximumSaturation, or: 1))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(blur), forKey: SceneKey("blur"))
    try container.encodeIfPresent(saturation == 1 ? nil : saturation, forKey: SceneKey("saturation"))
  }
}
