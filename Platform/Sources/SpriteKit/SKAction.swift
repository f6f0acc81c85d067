private import FirstFramePlaceholders
public import UIKit

/// A change of a node over time. None runs here.
@preconcurrency @MainActor
open class SKAction: NSObject {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear

  private class func action(_ duration: TimeInterval) -> SKAction {
    let action = SKAction()
    action.duration = duration
    return action
  }

  func warn() {
    MissingEffect.warn("SKAction", "scenes do not move here; the action is not run.")
  }

  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { action(duration) }
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    action(duration)
  }
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { action(duration) }
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { action(duration) }
  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction { action(duration) }
  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction { action(duration) }
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { action(duration) }
  public class func wait(forDuration sec: TimeInterval) -> SKAction { action(sec) }
  public class func removeFromParent() -> SKAction { SKAction() }
  public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  public class func sequence(_ actions: [SKAction]) -> SKAction { action(actions.reduce(0) { $0 + $1.duration }) }
  public class func group(_ actions: [SKAction]) -> SKAction { action(actions.map(\.duration).max() ?? 0) }
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    self.action(action.duration * Double(count))
  }
  public class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
}

public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

@preconcurrency @MainActor
open class SKTexture: NSObject {
  private let image: UIImage?

  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  public init(imageNamed name: String) {
    image = UIImage(named: name)
    super.init()
  }

  open func size() -> CGSize { image?.size ?? .zero }
}

@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  open var speed: CGFloat = 1
}

@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  open var isDynamic = true
  open var affectedByGravity = true
  open var mass: CGFloat = 1
  open var restitution: CGFloat = 0.2
  open var friction: CGFloat = 0.2

  public convenience init(circleOfRadius r: CGFloat) {
    self.init()
  }

  public convenience init(rectangleOf s: CGSize) {
    self.init()
  }

  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init()
  }
}
