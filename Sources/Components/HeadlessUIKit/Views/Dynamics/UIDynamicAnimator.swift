public import Foundation

/// Moves items by behaviors, until they are at rest.
///
/// Nothing waits: adding a behavior moves its items to where they come to rest. Items that only fall, without anything to
/// fall on, stay where they are, since a first frame shows them there.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() {
    referenceView = nil
    super.init()
  }

  /// Creates an animator of the attributes of a collection view's elements.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    super.init()
  }

  /// Returns the attributes of a cell that a behavior moves.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, at: indexPath) }

  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, at: indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    allBehaviors.flatMap(\.restingItems).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }

  /// Whether items move: never, since they are at rest at once.
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.setAnimator(self)
    settle()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.setAnimator(nil)
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items whose frames intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allBehaviors.flatMap(\.restingItems).filter { item in
      let size = item.bounds.size
      return CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height
      ).intersects(rect)
    }
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

  /// Moves all items to rest: they fall as far as a boundary lets them, and are drawn to their points.
  func settle() {
    let all = allBehaviors
    let collisions = all.compactMap { $0 as? UICollisionBehavior }
    for gravity in all.compactMap({ $0 as? UIGravityBehavior }) {
      for item in gravity.items {
        let box = collisions.first { collision in collision.items.contains { $0 === item } }?.box(in: referenceView)
        if let box { gravity.drop(item, in: box) }
      }
    }
    for behavior in all { behavior.settle() }
    for behavior in all { behavior.action?() }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Is notified when items start to move, and when they are at rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: DelegateObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An object that an animator moves, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIView: UIDynamicItem {}

/// What moves the items of an animator. A behavior of several others adds them as children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called after each step.
  open var action: (() -> Void)?
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator {
      behavior.setAnimator(dynamicAnimator)
      dynamicAnimator.settle()
    }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.setAnimator(nil)
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  func setAnimator(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.setAnimator(animator) }
  }

  /// Moves the items to where the behavior brings them to rest.
  func settle() {}

  /// The items that the behavior moves.
  var restingItems: [any UIDynamicItem] { [] }
}
