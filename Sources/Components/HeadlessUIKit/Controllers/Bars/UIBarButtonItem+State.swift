import Foundation

extension UIBarButtonItem {
  func join(_ group: UIBarButtonItemGroup) {
    seldom["buttonGroup"] = WeakDelegate(object: group)
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
