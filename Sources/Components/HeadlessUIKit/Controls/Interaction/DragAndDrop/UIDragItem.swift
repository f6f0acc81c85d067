public import Foundation

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// A value for the app itself.
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  open func setNeedsDropPreviewUpdate() {}
}

/// The look of an item while it is dragged. No item is dragged here.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview with the address, or with a title.
  public convenience init(for url: URL, title: String? = nil) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.sizeToFit()
    self.init(view: label)
  }
}

open class UIDragPreviewParameters: UIPreviewParameters {}

open class UIDragPreviewTarget: UIPreviewTarget {}

/// The look of a view's item while it is dragged or dropped, and its place.
open class UITargetedDragPreview: UITargetedPreview {
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
