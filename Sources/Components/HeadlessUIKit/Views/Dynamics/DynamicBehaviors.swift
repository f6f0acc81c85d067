public import Foundation

/// A behavior with a list of items.
@preconcurrency @MainActor
open class DynamicItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.settle()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  override var restingItems: [any UIDynamicItem] { items }
}

/// Lets items fall: down, unless another direction is set.
@preconcurrency @MainActor
open class UIGravityBehavior: DynamicItemsBehavior {
  private var direction = CGPoint(x: 0, y: 1)

  private var storedAngle = CGFloat.pi / 2
  open var magnitude: CGFloat = 1

  /// The angle of the direction, in radians clockwise from the positive x axis.
  open var angle: CGFloat {
    get { storedAngle }
    set {
      storedAngle = newValue
      let turned = CGAffineTransform(rotationAngle: newValue)
      direction = CGPoint(x: turned.a, y: turned.b)
    }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }

  /// The direction, as long as the magnitude.
  open var gravityDirection: CGVector {
    get { CGVector(dx: direction.x * magnitude, dy: direction.y * magnitude) }
    set {
      let length = (newValue.dx * newValue.dx + newValue.dy * newValue.dy).squareRoot()
      magnitude = length
      guard length > 0 else { return }
      storedAngle = atan2(newValue.dy, newValue.dx)
      direction = CGPoint(x: newValue.dx / length, y: newValue.dy / length)
    }
  }

  /// Moves an item in the direction until it touches the box.
  func drop(_ item: any UIDynamicItem, in box: CGRect) {
    let half = CGSize(width: item.bounds.width / 2, height: item.bounds.height / 2)
    var center = item.center
    if abs(direction.x) > 1e-6 { center.x = direction.x > 0 ? box.maxX - half.width : box.minX + half.width }
    if abs(direction.y) > 1e-6 { center.y = direction.y > 0 ? box.maxY - half.height : box.minY + half.height }
    item.center = center
  }
}

/// Keeps items inside boundaries. Boundaries that are lines or paths have no effect.
@preconcurrency @MainActor
open class UICollisionBehavior: DynamicItemsBehavior {
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode = Mode.everything
  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.settle() } }
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map { $0.identifier } }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isEqual($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isEqual($0.identifier, identifier) }
  }

  private static func isEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    (first as? NSObject)?.isEqual(second) ?? false
  }

  open func removeAllBoundaries() {
    boundaries = []
    translatesReferenceBoundsIntoBoundary = false
  }

  /// The boundary of the reference view; `nil` if it is none.
  func box(in view: UIView?) -> CGRect? {
    translatesReferenceBoundsIntoBoundary ? view?.bounds.inset(by: insets) : nil
  }

  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// Is notified of collisions. None happens, since items are at rest at once.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: DelegateObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Draws an item to a point, where it comes to rest upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// How soon the item stops, from 0 to 1.
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.settle() } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func settle() {
    item.center = snapPoint
    item.transform = .identity
  }

  override var restingItems: [any UIDynamicItem] { [item] }
}

/// Ties an item to a point or to another item. At rest, it is where it was when it was tied.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open private(set) var attachedBehaviorType: AttachmentType
  /// The point that the item is tied to. Moving it moves the item.
  open var anchorPoint: CGPoint {
    didSet {
      guard attachedBehaviorType == .anchor, let item = items.first else { return }
      item.center = CGPoint(
        x: item.center.x + anchorPoint.x - oldValue.x, y: item.center.y + anchorPoint.y - oldValue.y)
    }
  }
  /// The distance to the point, in points.
  open var length: CGFloat
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  /// The distances or angles that the attachment allows.
  open var attachmentRange = UIFloatRange.infinite

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = Self.distance(item.center, point)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = Self.distance(item1.center, item2.center)
    super.init()
  }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }

  override var restingItems: [any UIDynamicItem] { items }

  /// What an item is tied to.
  public enum AttachmentType: Int, CaseIterable, Sendable {
    case items = 0
    case anchor = 1
  }
}

/// Pushes items. They have not moved in a first frame.
@preconcurrency @MainActor
open class UIPushBehavior: DynamicItemsBehavior {
  open private(set) var mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// The direction of the force, as long as its magnitude.
  open var pushDirection: CGVector {
    get { CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
    set {
      magnitude = (newValue.dx * newValue.dx + newValue.dy * newValue.dy).squareRoot()
      if magnitude > 0 { angle = atan2(newValue.dy, newValue.dx) }
    }
  }

  /// Returns the distance from the middle of an item to the point that is pushed.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }

  /// Whether a force lasts.
  public enum Mode: Int, CaseIterable, Sendable {
    case continuous = 0
    case instantaneous = 1
  }
}

/// The physical properties of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: DynamicItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
