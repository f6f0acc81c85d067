import FirstFrameLayoutTree
import Foundation

/// Elements that are made when a menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// - Parameter elementProvider: Passes the elements to its argument. It is called once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    isCached = false
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns elements that are made each time when a menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(uncached: elementProvider) }

  /// The elements that the provider passes before it returns. Later ones are missing in a menu, which warns.
  var elements: [UIMenuElement] {
    if isCached, let cache { return cache }
    var made: [UIMenuElement]?
    provider { made = $0 }
    if made == nil {
      UsageWarnings.warn("A menu does not show elements that a `UIDeferredMenuElement` provides after it was shown.")
    }
    cache = made
    return made ?? []
  }
}

extension UIMenu {
  /// The children, with deferred elements resolved.
  var resolvedChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
  }
}
