public import FirstFramePlaceholders
@_exported public import UIKit

/// Shows a document. A placeholder with the name of the file is drawn.
@preconcurrency @MainActor
open class PDFView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder { Placeholder("PDFView", symbol: "doc.text") }

  open var document: PDFDocument? { didSet { platformDetail = document?.documentURL?.lastPathComponent } }
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  open func go(to page: PDFPage) {}
}

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// A document, whose pages are not read.
open class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  private let data: Data

  public init?(url: URL) {
    do { data = try Data(contentsOf: url) } catch { return nil }
    documentURL = url
    super.init()
  }

  public init?(data: Data) {
    self.data = data
    documentURL = nil
    super.init()
  }

  open var pageCount: Int {
    MissingEffect.warn("PDFDocument.pageCount", "pages are not read here; the count is zero.")
    return 0
  }
  open func page(at index: Int) -> PDFPage? { nil }
  open func dataRepresentation() -> Data? { data }
}

open class PDFPage: NSObject {}
