import Foundation

extension NSLayoutConstraint {
  /// The anchor of the first item; without an item or an attribute, one that belongs to nothing.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? (NSNull() as AnyObject), firstAttribute)
  }

  /// The anchor of the second item; `nil` without a second item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
