public import Foundation

/// What a renderer draws into, such as an image or a document.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The drawing area of the renderer, in points.
  open internal(set) var bounds = CGRect.zero

  public required override init() {
    super.init()
  }

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The drawing context of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
  open internal(set) var cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    rendererFormat = format
    super.init()
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }

  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing(with: blendMode) { $0.fill(rect) }
  }

  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing(with: blendMode) { $0.stroke(rect) }
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func drawing(with blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    draw(cgContext)
    cgContext.restoreGState()
  }
}

/// A renderer, which calls a closure with a drawing context.
open class UIGraphicsRenderer: NSObject {
  /// The drawing area, in points.
  public let bounds: CGRect
  let rendererFormat: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    rendererFormat = format
    format.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }
  open var allowsImageOutput: Bool { false }
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGContext(size: format.bounds.size)
  }
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  /// Draws into a context of the class, and calls another closure with the finished drawing.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    guard let context = Self.context(with: format) else { throw CocoaError(.featureUnsupported) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsRendererContext(cgContext: context, format: format)
    Self.prepare(context, with: rendererContext)
    GraphicsContexts.with(context) { drawingActions(rendererContext) }
    completionActions?(rendererContext)
  }
}
