public import Foundation

/// A row of a sidebar: a tab, or an action of a group.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  open private(set) var tab: UITab?
  open private(set) var action: UIAction?
  open var contentConfiguration: any UIContentConfiguration
  open var backgroundConfiguration = UIBackgroundConfiguration.clear()
  open var accessories: [UICellAccessory] = []
  open var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: .current) }

  public init(request: Request) {
    tab = request.tab
    action = request.action
    contentConfiguration = Self.content(of: request.tab, request.action)
    super.init()
  }

  /// Returns the title and the image of the tab or the action.
  open func defaultContentConfiguration() -> UIListContentConfiguration { Self.content(of: tab, action) }

  private static func content(of tab: UITab?, _ action: UIAction?) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = tab?.title ?? action?.title
    content.image = tab?.image ?? action?.image
    return content
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// What a row is wanted for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    open private(set) var tab: UITab?
    open private(set) var action: UIAction?

    /// Creates a request, for tests. Not part of UIKit.
    public init(tab: UITab?, action: UIAction? = nil) {
      self.tab = tab
      self.action = action
      super.init()
    }
  }
}

public typealias UITabSidebarItemRequest = UITabSidebarItem.Request
