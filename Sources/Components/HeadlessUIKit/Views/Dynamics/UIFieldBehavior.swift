import FirstFrameLayoutTree
public import Foundation

/// A field of forces. A spring field brings its items to rest at its position; items of other fields are shown where they
/// are, since forces need time to move them.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// The middle of the field, in points of the reference view.
  open var position = CGPoint.zero { didSet { dynamicAnimator?.settle() } }
  /// The area of the field, around its position.
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  open var falloff: CGFloat = 0
  open var minimumRadius: CGFloat = 1e-6
  open var direction = CGVector.zero
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0
  private let kind: Kind

  private enum Kind {
    case spring, other
    case custom(Evaluation)
  }

  /// Returns the force on an item from its position, velocity, mass and charge, and the change of time in seconds.
  public typealias Evaluation = (
    _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
    _ deltaTime: TimeInterval
  ) -> CGVector

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.settle()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  open override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    if case .spring = kind { return }
    if dynamicAnimator != nil {
      UsageWarnings.warnOfNoEffect("UIFieldBehavior", "items of a field are shown before its forces move them")
    }
  }

  override func settle() {
    guard case .spring = kind, strength > 0 else { return }
    for item in items {
      let offset = CGPoint(x: item.center.x - position.x, y: item.center.y - position.y)
      if region.contains(offset) { item.center = position }
    }
  }

  override var restingItems: [any UIDynamicItem] { items }

  /// Returns the force on an item of unit mass. For tests; UIKit has no equivalent.
  open func force(at position: CGPoint, velocity: CGVector = .zero) -> CGVector {
    guard case .custom(let evaluate) = kind else { return .zero }
    return evaluate(self, position, velocity, 1, 0, 0)
  }
}

/// The kinds of fields.
extension UIFieldBehavior {
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.other) }
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.other) }
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.other) }
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.other) }

  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.other)
    field.position = position
    return field
  }

  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.other)
    field.direction = direction
    return field
  }

  public class func velocityField(direction: CGVector) -> UIFieldBehavior { linearGravityField(direction: direction) }

  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.other)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }

  public class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }
}
