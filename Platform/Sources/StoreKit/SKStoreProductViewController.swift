public import FirstFramePlaceholders
import UIKit

/// The page of a product in the store. A placeholder with the identifier is drawn.
@preconcurrency @MainActor
open class SKStoreProductViewController: PlaceholderViewController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("SKStoreProductViewController", symbol: "bag")
  }

  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Keeps the identifier, and calls the block with `false`.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    platformDetail = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" }
    block?(false, nil)
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
