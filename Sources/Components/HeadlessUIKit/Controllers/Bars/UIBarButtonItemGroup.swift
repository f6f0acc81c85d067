public import Foundation

/// Bar buttons that belong together. A bar shows them as single items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in barButtonItems { item.join(self) }
      notifyBar(of: oldValue + barButtonItems)
    }
  }
  open var representativeItem: UIBarButtonItem?
  open var alwaysAvailable = false
  open var isHidden = false { didSet { if isHidden != oldValue { notifyBar(of: barButtonItems) } } }
  open var isDisplayingRepresentativeItem: Bool { false }
  open var menuRepresentation: UIMenuElement?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.join(self) }
  }

  private func notifyBar(of items: [UIBarButtonItem]) {
    items.lazy.compactMap(\.bar).first?.itemsDidChange()
  }

  open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  open class func optionalGroup(
    customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
}
