public import FirstFrameGeometry
public import FirstFrameImaging
public import Foundation

/// A picture in a node, positioned in the node's bounds by a content mode.
public struct ImageContent: Hashable, Sendable {
  public var source: Source
  public var mode: Mode
  /// A color that replaces the picture's colors and is masked by its alpha.
  public var tint: Color?
  /// The number of pixels of the picture per point.
  public var scale: CGFloat
  /// The edges that are not stretched with the picture, in points of the picture.
  public var capInsets: EdgeInsets
  public var sampling: Sampling

  public init(
    source: Source, mode: Mode = .scaleToFill, tint: Color? = nil, scale: CGFloat = 1,
    capInsets: EdgeInsets = .zero, sampling: Sampling = .smooth
  ) {
    self.source = source
    self.mode = mode
    self.tint = tint
    self.scale = scale
    self.capInsets = capInsets
    self.sampling = sampling
  }

  public init(file: String, mode: Mode = .scaleToFill, tint: Color? = nil) {
    self.init(source: .file(file), mode: mode, tint: tint)
  }

  /// The source of a picture's pixels.
  public enum Source: Hashable, Sendable {
    /// The path of a file in a scene. It must be resolved to a bitmap before drawing.
    case file(String)
    case bitmap(Bitmap)
  }

  /// The position and size of a picture in a box with a different size, as UIKit's content modes.
  public enum Mode: String, CaseIterable, Codable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// The same as `scaleToFill`, because a picture cannot be redrawn at another size.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which pixels are computed if a picture is not drawn at its natural size.
  public enum Sampling: String, CaseIterable, Codable, Sendable {
    /// Linear interpolation if the picture is enlarged, and averages over areas if it is reduced.
    case smooth
    /// The color of the nearest pixel.
    case nearest
  }
}

extension ImageContent: Codable {
  private static let keys = ["file", "data", "mode", "tint", "scale", "capInsets", "sampling"]

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: Self.keys)
    let allowed = 0...SceneLimits.length
    let insets = try object.numbers("capInsets", count: 4, meaning: "four numbers: top, left, bottom, right")
    for inset in insets ?? [] { try object.check(inset, in: allowed, "capInsets") }
    self.init(
      source: try Self.source(in: object),
      mode: try object.name("mode", or: .scaleToFill),
      tint: try object.optional("tint"),
      scale: try object.number("scale", in: 0.01...SceneLimits.length, or: 1),
      capInsets: insets.map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero,
      sampling: try object.name("sampling", or: .smooth))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    switch source {
    case .file(let file): try container.encode(file, forKey: SceneKey("file"))
    case .bitmap(let bitmap): try container.encode(bitmap.pngData(), forKey: SceneKey("data"))
    }
    try container.encodeIfPresent(mode == .scaleToFill ? nil : mode, forKey: SceneKey("mode"))
    try container.encodeIfPresent(tint, forKey: SceneKey("tint"))
    try container.encodeIfPresent(scale == 1 ? nil : Double(scale), forKey: SceneKey("scale"))
    let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].map(Double.init)
    try container.encodeIfPresent(capInsets == .zero ? nil : insets, forKey: SceneKey("capInsets"))
    try container.encodeIfPresent(sampling == .smooth ? nil : sampling, forKey: SceneKey("sampling"))
  }

  /// Returns a file, or the picture of a PNG in Base64.
  private static func source(in object: SceneObject) throws -> Source {
    guard object.contains("data") else { return .file(try object.required("file")) }
    guard !object.contains("file") else {
      throw object.invalid("file", expected: "either \"file\" or \"data\"", found: "both")
    }
    let data = try object.required("data", as: Data.self)
    do {
      return .bitmap(try Bitmap(pngData: data))
    } catch {
      throw object.invalid("data", expected: "a PNG in Base64", found: "\(error)")
    }
  }
}
