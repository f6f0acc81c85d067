public import Foundation

/// The application from which an extension was opened. Nothing here is an extension: tests create contexts.
open class NSExtensionContext: NSObject {
  /// What the application passes to the extension: values of the class ``NSExtensionItem``.
  open private(set) var inputItems: [Any]
  /// The items that the extension returned; `nil` before the request is completed. Not part of Foundation.
  public private(set) var returnedItems: [Any]?
  /// The error with which the extension cancelled the request. Not part of Foundation.
  public private(set) var cancellation: (any Error)?

  /// Creates the context of a request. In Foundation, the system creates contexts.
  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }

  /// Ends the request. The handler is called at once, and the request has not expired.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  open func cancelRequest(withError error: any Error) {
    cancellation = error
  }

  /// Opens no URL: there is no other application.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// What an application passes to an extension.
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() {
    super.init()
  }
}
