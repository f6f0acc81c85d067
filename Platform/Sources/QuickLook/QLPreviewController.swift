public import FirstFramePlaceholders
@_exported public import UIKit

/// A file that can be previewed.
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteURL }
}

/// Previews files. A placeholder with the title of the first one is drawn.
@preconcurrency @MainActor
open class QLPreviewController: PlaceholderViewController {
  open override class var platformPlaceholder: Placeholder { Placeholder("QLPreviewController", symbol: "doc") }

  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { reloadData() } }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  public class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  open func reloadData() { platformDetail = currentPreviewItem?.previewItemTitle }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {}
