public import Foundation

extension Backdrop {
  /// The rounded rim of a plate of glass, which bends the light from the backdrop and is lit at its edge.
  ///
  /// Seen from the side, the rim is a quarter of a circle on a plate. A ray that comes straight from the viewer is refracted
  /// at the surface of the rim, and so meets the backdrop nearer to the middle of the glass. In the middle, the surface is
  /// flat and bends nothing.
  public struct Lens: Hashable, Sendable {
    /// The width of the rim, and the radius of its circle, in points. It is limited to half the shorter side of the node.
    public var bevel: CGFloat
    /// The thickness of the plate below the rim, in points. The thicker it is, the farther are rays displaced.
    public var depth: CGFloat
    /// The opacity of the white light at the edge, from 0 to 1: brightest at the top left and the bottom right.
    public var light: Double

    public init(bevel: CGFloat, depth: CGFloat, light: Double = 0) {
      self.bevel = bevel
      self.depth = depth
      self.light = light
    }
  }
}

extension Backdrop.Lens: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["bevel", "depth", "light"])
    self.init(
      bevel: try object.number("bevel", in: 0...SceneLimits.length, or: 0),
      depth: try object.number("depth", in: 0...SceneLimits.length, or: 0),
      light: try object.number("light", in: 0...1, or: 0))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(bevel), forKey: SceneKey("bevel"))
    try container.encode(Double(depth), forKey: SceneKey("depth"))
    try container.encodeIfPresent(light == 0 ? nil : light, forKey: SceneKey("light"))
  }
}
