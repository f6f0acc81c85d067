import FirstFrameGeometry
package import FirstFrameLayoutTree
import Foundation

extension CALayer {
  /// Whether the layer and its ancestors turn its back to the viewer. The root is drawn without its own transform.
  var facesAway: Bool {
    var (layer, isReversed) = (self, false)
    while let superlayer = layer.superlayer {
      if layer.isTurned { isReversed.toggle() }
      layer = superlayer
    }
    return isReversed
  }

  /// The edges of a part of the contents that are not stretched, in points of the contents.
  func contentInsets(of part: CGImage) -> EdgeInsets {
    let center = contentsCenter
    guard center != .unit else { return .zero }
    let scale = contentsScale > 0 ? contentsScale : 1
    let (width, height) = (CGFloat(part.width) / scale, CGFloat(part.height) / scale)
    return EdgeInsets(
      top: center.minY * height, left: center.minX * width, bottom: (1 - center.maxY) * height,
      right: (1 - center.maxX) * width)
  }

  /// The transform of the sublayers; `nil` for the identity.
  var ownSublayerTransform: CATransform3D? { seldom["sublayerTransform"] }

  /// Filters of what the layer and its sublayers draw, in their order. Apple's SwiftUI uses filters that UIKit hides.
  package var pictureFilters: [PictureFilter] {
    get { seldom["pictureFilters"] ?? [] }
    set { seldom["pictureFilters"] = newValue.isEmpty ? nil : newValue }
  }

  public static let onOrderIn = "onOrderIn"
  public static let onOrderOut = "onOrderOut"
}

extension CGRect {
  /// The unit square.
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension CGImage {
  /// Returns a part of the image; the image itself for the unit square.
  ///
  /// - Parameter rect: The part in the unit square.
  func part(_ rect: CGRect) -> CGImage? {
    guard rect != .unit else { return self }
    let (width, height) = (CGFloat(width), CGFloat(height))
    return cropping(
      to: CGRect(
        x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height))
  }
}

/// The format of the pixels of a layer. Eight bits are drawn.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The edges of a layer that are drawn smoothly; all are.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// How bright colors are shown on a screen that lacks them.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let automatic = CAToneMapMode(rawValue: "automatic")
  public static let never = CAToneMapMode(rawValue: "never")
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
