public import Foundation

/// The course of an animation. It has no effect outside of a filmstrip.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a course.
public enum UITimingCurveType: Int, CaseIterable, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// A course along a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The control points, in the unit square.
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isBuiltIn: Bool

  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.42, y: 0)
    controlPoint2 = CGPoint(x: 0.58, y: 1)
    isBuiltIn = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = curve == .easeIn || curve == .easeInOut ? CGPoint(x: 0.42, y: 0) : .zero
    controlPoint2 = curve == .easeOut || curve == .easeInOut ? CGPoint(x: 0.58, y: 1) : CGPoint(x: 1, y: 1)
    isBuiltIn = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A course like that of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let mass: CGFloat
  public let stiffness: CGFloat
  public let damping: CGFloat
  /// The velocity at the start, in units of the animated distance per second.
  public let initialVelocity: CGVector
  /// The damping ratio of a spring that settles in the duration of its animator; `nil` for one with its own duration.
  private(set) var settlingRatio: CGFloat?

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    initialVelocity = velocity
    super.init()
  }

  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// - Parameter ratio: The damping in relation to the critical damping, at which the spring does not swing.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(mass: 1, stiffness: 100, damping: 20 * ratio, initialVelocity: velocity)
    settlingRatio = ratio
  }

  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: 0 for a spring that just does not swing, up to 1 for one that swings without end, and down to -1 for one
  ///     that returns more and more slowly.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero)
  {
    let spring = DampedSpring(duration: duration, bounce: Double(bounce))
    self.init(
      mass: 1, stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping), initialVelocity: velocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation whose progress can be set.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes in closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .easeInOut, animations: nil)
    self.parameters = parameters
  }
}
