public import Foundation

/// Makes pictures by drawing them.
///
/// What is drawn is kept as it was drawn, not as pixels: it is sharp at every scale.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  /// In points.
  public let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContexts.with(context) { actions(UIGraphicsImageRendererContext(cgContext: context, format: format)) }
    return context.recordedImage
  }
}
