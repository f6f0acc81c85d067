public import Foundation

/// A menu with a title and elements. Menus are never displayed.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  /// The size of the elements. Menus have rows of one size.
  open var preferredElementSize: ElementSize
  open var displayPreferences: UIMenuDisplayPreferences?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The elements with state on, in this menu and its submenus, depth first.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }
}

extension UIMenu {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The presentation of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  var seldom = SeldomProperties()

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

extension UIMenuElement {
  /// The appearance and behavior of a menu element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether an element has a checkmark, a dash or neither.
  public enum State: Int, CaseIterable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}
