import FirstFrameLayoutTree
public import Foundation

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

/// Several items that move as one: from their common middle, without turning.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// The smallest rectangle that contains the items, in points of the reference view.
  private var extent: CGRect {
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width,
        height: item.bounds.height)
    }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  open var center: CGPoint {
    get { CGPoint(x: extent.midX, y: extent.midY) }
    set {
      let old = center
      for item in items {
        item.center = CGPoint(x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: extent.size) }

  open var transform: CGAffineTransform {
    get { .identity }
    set {
      if newValue != .identity { UsageWarnings.warnOfNoEffect("UIDynamicItemGroup.transform", "groups do not turn") }
    }
  }
}

/// A range of numbers, such as the angles or distances that an attachment allows.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public init() {
    minimum = 0
    maximum = 0
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
