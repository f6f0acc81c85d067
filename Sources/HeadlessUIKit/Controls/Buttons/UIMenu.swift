public import Foundation

/// Elements under a title. A menu is data: nothing opens it in a snapshot.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements that are marked as on, in this menu and those within it, depth first.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }
}

extension UIMenu {
  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu shows its elements.
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

/// Something that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

extension UIMenuElement {
  /// How an element of a menu looks and behaves.
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

  /// Whether an element carries a checkmark, a dash, or none.
  public enum State: Int, CaseIterable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}
