import Foundation

/// The outline of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, CaseIterable, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline around the middle of the item, for the type `path`.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
