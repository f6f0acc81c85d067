import Foundation

extension UIBarButtonItem {
  /// Whether the bar shows no button for the item.
  public var isHidden: Bool {
    get { seldom["isHidden"] ?? false }
    set {
      seldom["isHidden"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// Whether the button is selected.
  public var isSelected: Bool {
    get { seldom["isSelected"] ?? false }
    set {
      seldom["isSelected"] = newValue
      bar?.itemsDidChange()
    }
  }

  public var isSymbolAnimationEnabled: Bool {
    get { seldom["isSymbolAnimationEnabled"] ?? false }
    set { seldom["isSymbolAnimationEnabled"] = newValue }
  }

  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { seldom["preferredMenuElementOrder"] ?? .automatic }
    set { seldom["preferredMenuElementOrder"] = newValue }
  }

  /// The group that contains the item.
  public var buttonGroup: UIBarButtonItemGroup? {
    (seldom["buttonGroup"] as WeakDelegate?)?.object as? UIBarButtonItemGroup
  }

  func join(_ group: UIBarButtonItemGroup) {
    seldom["buttonGroup"] = WeakDelegate(object: group)
  }

  public var identifier: String? {
    get { seldom["identifier"] }
    set { seldom["identifier"] = newValue }
  }

  /// Whether the button may lie on a capsule with its neighbors, in a look with capsules.
  public var sharesBackground: Bool {
    get { seldom["sharesBackground"] ?? true }
    set {
      seldom["sharesBackground"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// Whether there is no glass behind the button.
  public var hidesSharedBackground: Bool {
    get { seldom["hidesSharedBackground"] ?? false }
    set {
      seldom["hidesSharedBackground"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The badge at the corner of the button. Custom views have none.
  public var badge: Badge? {
    get { seldom["badge"] }
    set {
      seldom["badge"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// A short text or a dot at the corner of a button.
  public struct Badge {
    public let stringValue: String?
    public var font: UIFont?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?

    private init(_ text: String?) {
      stringValue = text
    }

    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    public static func indicator() -> Badge { Badge(nil) }
  }
}
