public import Foundation

/// A renderer that creates images by drawing.
///
/// The images store the recorded drawing instead of pixels, so they are sharp at every scale.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  open override var allowsImageOutput: Bool { true }
  open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContexts.with(context) { actions(UIGraphicsImageRendererContext(cgContext: context, format: format)) }
    return context.recordedImage
  }

  /// Returns the image that a closure draws, as a PNG; empty data for an image without an area.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that a closure draws, as `UIImage.jpegData(compressionQuality:)` does.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The drawing context of an image renderer's closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(cgContext: cgContext, format: format)
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The image as drawn so far.
  open var currentImage: UIImage { cgContext.recordedImage }
}

/// The properties of a rendered image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The scale in pixels per point.
  open var scale: CGFloat
  /// Whether the image has no transparent pixels. It is black where nothing is drawn.
  open var opaque = false
  /// The range of colors. Images are in sRGB.
  open var preferredRange = Range.automatic

  public required init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Whether images are brighter than white: never.
  open var supportsHighDynamicRange: Bool { false }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return copy
  }

  /// A range of colors.
  public enum Range: Int, CaseIterable, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
}
