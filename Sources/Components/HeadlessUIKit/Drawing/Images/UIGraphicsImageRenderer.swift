public import Foundation

/// A renderer that creates images by drawing.
///
/// The images store the recorded drawing instead of pixels, so they are sharp at every scale.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  /// The drawing area, in points.
  public let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContexts.with(context) { actions(UIGraphicsImageRendererContext(cgContext: context, format: format)) }
    return context.recordedImage
  }
}

/// The drawing context of an image renderer's closure.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// The image as drawn so far.
  public var currentImage: UIImage { cgContext.recordedImage }

  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The properties of a rendered image.
public final class UIGraphicsImageRendererFormat {
  /// The scale in pixels per point.
  public var scale: CGFloat
  /// Whether the image has no transparent pixels. It is black where nothing is drawn.
  public var opaque = false

  public init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
  }

  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
