import FirstFrameLayoutTree
public import Foundation

/// The description of a document above the menu of a title. The menu is not shown.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The file of the document. Not part of UIKit: tests read it.
  public let url: URL
  /// Returns the controller that shares the document.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the icon of the document is shown.
  open var wantsIconRepresentation = true

  public init(url: URL) {
    self.url = url
    super.init()
  }
}
