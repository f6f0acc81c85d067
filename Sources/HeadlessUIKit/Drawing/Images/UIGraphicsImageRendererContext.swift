public import Foundation

/// What the closure of an image renderer draws with.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// The picture so far.
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
