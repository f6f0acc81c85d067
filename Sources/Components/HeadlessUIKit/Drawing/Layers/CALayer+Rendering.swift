import FirstFrameGeometry
package import FirstFrameLayoutTree
public import Foundation

extension CALayer {
  /// Whether the layer is drawn when it faces away from the viewer.
  public var isDoubleSided: Bool {
    get { seldom["isDoubleSided"] ?? true }
    set { seldom["isDoubleSided"] = newValue }
  }

  /// Whether the layer and its ancestors turn its back to the viewer. The root is drawn without its own transform.
  var facesAway: Bool {
    var (layer, isReversed) = (self, false)
    while let superlayer = layer.superlayer {
      if layer.isTurned { isReversed.toggle() }
      layer = superlayer
    }
    return isReversed
  }

  /// Whether y increases upwards in the layer and its sublayers. Only `false` is drawn.
  public var isGeometryFlipped: Bool {
    get { seldom["isGeometryFlipped"] ?? false }
    set {
      seldom["isGeometryFlipped"] = newValue
      seldom.list("isGeometryFlipped", if: newValue, drawn: "y increases downwards")
    }
  }

  public func contentsAreFlipped() -> Bool { false }

  /// The rectangle of the contents that is drawn, in the unit square.
  public var contentsRect: CGRect {
    get { seldom["contentsRect"] ?? .unit }
    set { seldom["contentsRect"] = newValue }
  }

  /// The middle of the contents, which is stretched, in the unit square. It has no effect on the images of views.
  public var contentsCenter: CGRect {
    get { seldom["contentsCenter"] ?? .unit }
    set {
      seldom["contentsCenter"] = newValue
      seldom.list(
        "contentsCenter", if: newValue != .unit && view?.showsImage == true, drawn: "the whole image is stretched")
    }
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

  public var contentsFormat: CALayerContentsFormat {
    get { seldom["contentsFormat"] ?? .RGBA8Uint }
    set {
      seldom["contentsFormat"] = newValue
      seldom.list("contentsFormat", if: newValue == .gray8Uint, drawn: "the contents have their colors")
    }
  }

  /// The transform of the sublayers, around the anchor point.
  public var sublayerTransform: CATransform3D {
    get { ownSublayerTransform ?? CATransform3DIdentity }
    set {
      seldom["sublayerTransform"] = CATransform3DIsIdentity(newValue) ? nil : newValue
    }
  }

  /// The transform of the sublayers; `nil` for the identity.
  var ownSublayerTransform: CATransform3D? { seldom["sublayerTransform"] }

  public var anchorPointZ: CGFloat {
    get { seldom["anchorPointZ"] ?? 0 }
    set { seldom["anchorPointZ"] = newValue }
  }

  /// How contents are reduced. Averages over areas are drawn.
  public var minificationFilter: CALayerContentsFilter {
    get { seldom["minificationFilter"] ?? .linear }
    set {
      seldom["minificationFilter"] = newValue
      seldom.list("minificationFilter", if: newValue == .nearest, drawn: "reduced images are averages over areas")
    }
  }

  public var magnificationFilter: CALayerContentsFilter {
    get { seldom["magnificationFilter"] ?? .linear }
    set { seldom["magnificationFilter"] = newValue }
  }

  public var minificationFilterBias: Float {
    get { seldom["minificationFilterBias"] ?? 0 }
    set { seldom["minificationFilterBias"] = newValue }
  }

  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { seldom["edgeAntialiasingMask"] ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
    set { seldom["edgeAntialiasingMask"] = newValue }
  }

  /// Whether the layer and its sublayers become translucent as one picture, as they are drawn.
  public var allowsGroupOpacity: Bool {
    get { seldom["allowsGroupOpacity"] ?? true }
    set {
      seldom["allowsGroupOpacity"] = newValue
      seldom.list("allowsGroupOpacity", if: !newValue, drawn: "the layer is translucent as one picture")
    }
  }

  /// Filters of what the layer and its sublayers draw, in their order. Apple's SwiftUI uses filters that UIKit hides.
  package var pictureFilters: [PictureFilter] {
    get { seldom["pictureFilters"] ?? [] }
    set { seldom["pictureFilters"] = newValue.isEmpty ? nil : newValue }
  }

  /// Filters of the layer. UIKit ignores them, too.
  public var filters: [Any]? {
    get { seldom["filters"] }
    set { seldom["filters"] = newValue }
  }

  public var backgroundFilters: [Any]? {
    get { seldom["backgroundFilters"] }
    set { seldom["backgroundFilters"] = newValue }
  }

  public var wantsExtendedDynamicRangeContent: Bool {
    get { seldom["wantsExtendedDynamicRangeContent"] ?? false }
    set { seldom["wantsExtendedDynamicRangeContent"] = newValue }
  }

  public var toneMapMode: CAToneMapMode {
    get { seldom["toneMapMode"] ?? .automatic }
    set { seldom["toneMapMode"] = newValue }
  }

  /// The part of the layer that the superlayers show, in points of the layer.
  public var visibleRect: CGRect {
    var (rect, layer) = (bounds, self)
    while let parent = layer.superlayer {
      rect = parent.convert(rect, from: layer)
      if parent.masksToBounds { rect = rect.intersection(parent.bounds) }
      layer = parent
    }
    return rect.isNull ? .zero : convert(rect, from: layer)
  }

  /// Has no effect: no layer above this one scrolls.
  public func scroll(_ p: CGPoint) {}
  public func scrollRectToVisible(_ r: CGRect) {}

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
