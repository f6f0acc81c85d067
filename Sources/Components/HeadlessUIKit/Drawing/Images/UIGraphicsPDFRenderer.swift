import FirstFrameLayoutTree
public import Foundation

/// A renderer that creates PDF documents by drawing. Each page is a picture, with two pixels per point.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let documentFormat: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    documentFormat = format
    super.init(bounds: bounds, format: format)
  }

  open override var format: UIGraphicsPDFRendererFormat { documentFormat }
  open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

  /// Returns the document that a closure draws. It begins pages with `beginPage()`.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    GraphicsContexts.with(context.cgContext) { actions(context) }
    context.endPage()
    return PictureDocument(pages: context.pages).data
  }

  /// Writes the document that a closure draws to a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The drawing context of a document's closure.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let documentFormat: UIGraphicsPDFRendererFormat
  /// The bounds of the current page, in points.
  open private(set) var pdfContextBounds: CGRect
  private(set) var pages: [UIImage] = []
  private var isInPage = false
  private let documentBounds: CGRect

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    documentFormat = format
    pdfContextBounds = bounds
    documentBounds = bounds
    super.init(cgContext: CGContext(size: bounds.size, scale: 2), format: format)
  }

  open override var format: UIGraphicsPDFRendererFormat { documentFormat }

  /// Ends the current page and begins another one with the bounds of the document.
  open func beginPage() {
    beginPage(withBounds: documentBounds, pageInfo: [:])
  }

  /// Ends the current page and begins another one.
  ///
  /// - Parameter pageInfo: Has no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    endPage()
    isInPage = true
    pdfContextBounds = bounds
    let page = CGContext(size: bounds.size, scale: 2)
    page.translateBy(x: -bounds.minX, y: -bounds.minY)
    if GraphicsContexts.current === cgContext {
      UIGraphicsPopContext()
      UIGraphicsPushContext(page)
    }
    cgContext = page
  }

  func endPage() {
    if isInPage { pages.append(cgContext.recordedImage) }
    isInPage = false
  }

  open func setURL(_ url: URL, for rect: CGRect) {
    warn("setURL(_:for:)")
  }

  open func addDestination(withName name: String, at point: CGPoint) {
    warn("addDestination(withName:at:)")
  }

  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    warn("setDestinationWithName(_:for:)")
  }

  private func warn(_ name: String) {
    UsageWarnings.warnOfNoEffect("UIGraphicsPDFRendererContext.\(name)", "pages are pictures without links")
  }
}

/// The properties of a document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Descriptions such as the title. They are not written.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}
