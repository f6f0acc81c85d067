public import Foundation

/// An animation. Outside of a filmstrip, only its end state is drawn.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The duration, in seconds. It has no effect outside of a filmstrip.
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  /// Whether the layer returns to its own property values at the end.
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  var seldom = SeldomProperties()

  public override init() {
    super.init()
  }

  /// Returns the value of a property that was not set: none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether an archive contains the value of a property.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Whether the animation repeats without end.
  var isEndless: Bool {
    repeatCount >= .greatestFiniteMagnitude || repeatDuration >= .greatestFiniteMagnitude
  }

  /// The animation as animations of single properties.
  var basicAnimations: [CABasicAnimation] { [] }

  /// Whether the end value remains visible after the animation.
  var staysAtEnd: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) && !autoreverses
  }

  // MARK: Frame rate

  /// The preferred frames of the screen in a second. There is no screen.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { seldom["preferredFrameRateRange"] ?? .default }
    set { seldom["preferredFrameRateRange"] = newValue }
  }
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  public override init() {
    super.init()
  }

  // MARK: Value function

  open var valueFunction: CAValueFunction? {
    get { seldom["valueFunction"] }
    set { seldom["valueFunction"] = newValue }
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public override init() {
    super.init()
  }

  override var basicAnimations: [CABasicAnimation] { [self] }
}

/// An animation with spring dynamics.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  public override init() {
    super.init()
  }

  // MARK: Springs

  open var allowsOverdamping: Bool {
    get { seldom["allowsOverdamping"] ?? false }
    set { seldom["allowsOverdamping"] = newValue }
  }

  /// The duration after which the spring stays within a thousandth of the distance from its end, in seconds, at most 60;
  /// infinite without damping.
  open var settlingDuration: CFTimeInterval {
    damping > 0 && mass > 0 ? dampedSpring.settlingDuration : .infinity
  }

  open var perceptualDuration: CFTimeInterval {
    stiffness > 0 ? CFTimeInterval(2 * CGFloat.pi / (stiffness / mass).squareRoot()) : 0
  }

  open var bounce: CGFloat {
    let critical = 2 * (stiffness * mass).squareRoot()
    return critical > 0 ? CGFloat(DampedSpring.bounce(dampingRatio: Double(damping / critical))) : 0
  }
}

/// An animation through a list of values. Outside of a filmstrip, only the last one is drawn.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?

  public override init() {
    super.init()
  }

  override var basicAnimations: [CABasicAnimation] {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = values?.last
    animation.isRemovedOnCompletion = isRemovedOnCompletion
    animation.fillMode = fillMode
    return [animation]
  }

  // MARK: Key frames

  open var timingFunctions: [CAMediaTimingFunction]? {
    get { seldom["timingFunctions"] }
    set { seldom["timingFunctions"] = newValue }
  }

  open var calculationMode: CAAnimationCalculationMode {
    get { seldom["calculationMode"] ?? .linear }
    set { seldom["calculationMode"] = newValue }
  }

  open var rotationMode: CAAnimationRotationMode? {
    get { seldom["rotationMode"] }
    set { seldom["rotationMode"] = newValue }
  }

  open var tensionValues: [NSNumber]? {
    get { seldom["tensionValues"] }
    set { seldom["tensionValues"] = newValue }
  }

  open var continuityValues: [NSNumber]? {
    get { seldom["continuityValues"] }
    set { seldom["continuityValues"] = newValue }
  }

  open var biasValues: [NSNumber]? {
    get { seldom["biasValues"] }
    set { seldom["biasValues"] = newValue }
  }
}

/// A group of simultaneous animations.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  override var basicAnimations: [CABasicAnimation] { (animations ?? []).flatMap(\.basicAnimations) }
}

/// A transition between two states of a layer. Outside of a filmstrip, only the second one is drawn.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  public override init() {
    super.init()
  }

  // MARK: Filter

  open var filter: Any? {
    get { seldom["filter"] }
    set { seldom["filter"] = newValue }
  }
}

/// The visual effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The side from which the new state of a layer enters.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Methods that are called when an animation ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The behavior of an animation before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The timing curve of an animation. It has no effect outside of a filmstrip.
public final class CAMediaTimingFunction: Sendable {
  public let name: CAMediaTimingFunctionName?
  /// The coordinates of the four control points, from the start to the end.
  private let points: [Float]

  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    points =
      switch name {
      case .linear: [0, 0, 0, 0, 1, 1, 1, 1]
      case .easeIn: [0, 0, 0.42, 0, 1, 1, 1, 1]
      case .easeOut: [0, 0, 0, 0, 0.58, 1, 1, 1]
      case .easeInEaseOut: [0, 0, 0.42, 0, 0.58, 1, 1, 1]
      default: [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]
      }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = nil
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Writes a control point, from 0 to 3, into memory for two numbers.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    ptr[0] = points[idx * 2]
    ptr[1] = points[idx * 2 + 1]
  }
}

/// The name of a predefined timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A group of layer changes. Outside of a filmstrip, they take effect at once, without animation.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  public static func begin() {
    completions.append(nil)
    AnimationTimeline.current?.beginTransaction()
  }

  /// Ends the group and calls its completion block; in a filmstrip, when its animations have ended.
  public static func commit() {
    let completion = completions.popLast() ?? nil
    guard let timeline = AnimationTimeline.current else {
      completion?()
      return
    }
    timeline.commitTransaction(completion)
  }

  public static func flush() {}

  /// Sets the block to call when the group ends. Outside a group, calls it at once; in a filmstrip, when the animations
  /// of the closure that runs have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard completions.isEmpty else {
      completions[completions.count - 1] = block
      return
    }
    if let timeline = AnimationTimeline.current {
      timeline.changeTransaction { $0.completion = block }
    } else {
      block?()
    }
  }

  /// Returns the block that was set for the group; outside of a group, in a filmstrip, that of the closure that runs.
  public static func completionBlock() -> (() -> Void)? {
    guard completions.isEmpty else { return completions[completions.count - 1] }
    return AnimationTimeline.current?.transaction.completion
  }

  /// Whether changes are seen at once: always `true` outside of a filmstrip.
  public static func disableActions() -> Bool { AnimationTimeline.current?.transaction.disablesActions ?? true }
  /// The duration of the changes, in seconds: always 0.25 outside of a filmstrip.
  public static func animationDuration() -> CFTimeInterval { AnimationTimeline.current?.transaction.duration ?? 0.25 }
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    AnimationTimeline.current?.transaction.timingFunction
  }
  /// Has no effect: layers belong to the main thread.
  public static func lock() {}
  public static func unlock() {}
  public static func value(forKey key: String) -> Any? { nil }
  public static func setValue(_ anObject: Any?, forKey key: String) {}

  public static func setDisableActions(_ flag: Bool) {
    AnimationTimeline.current?.changeTransaction { $0.disablesActions = flag }
  }

  public static func setAnimationDuration(_ duration: TimeInterval) {
    AnimationTimeline.current?.changeTransaction { $0.duration = duration }
  }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    AnimationTimeline.current?.changeTransaction { $0.timingFunction = function }
  }
}

extension CALayer {
  /// Adds an animation and completes it at once; in a filmstrip, at its end.
  ///
  /// The layer is drawn with its own property values, as after an animation that is removed on completion. An animation
  /// that is not removed and fills forwards sets the property to its end value if the key path is supported. An endless
  /// animation is stored until it is removed, and its delegate is not notified of an end.
  func standardAdd(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation\(animations.count)"
    removeAnimation(forKey: key)
    if let timeline = AnimationTimeline.current { return timeline.add(anim, forKey: key, to: self) }
    anim.delegate?.animationDidStart(anim)
    guard !anim.isEndless else { return animations.append((key, anim)) }
    for basic in anim.basicAnimations where basic.staysAtEnd || anim.staysAtEnd { applyEndValue(of: basic) }
    if !anim.isRemovedOnCompletion { animations.append((key, anim)) }
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  func standardAnimation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// Returns the keys of the stored animations; `nil` if there are none.
  func standardAnimationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  func standardRemoveAnimation(forKey key: String) {
    animations.removeAll { $0.key == key }
    AnimationTimeline.current?.removeAnimations(of: self, forKey: key)
  }

  func standardRemoveAllAnimations() {
    animations = []
    AnimationTimeline.current?.removeAnimations(of: self, forKey: nil)
  }

  private func applyEndValue(of animation: CABasicAnimation) {
    guard let keyPath = animation.keyPath, let value = animation.toValue else { return }
    _ = setAnimatedValue(value, forKeyPath: keyPath)
  }

  /// Sets the property of a key path that animations commonly use. Returns whether there is one.
  func setAnimatedValue(_ value: Any, forKeyPath keyPath: String) -> Bool {
    let number = CGFloat(attribute: value)
    switch keyPath {
    case "opacity": number.map { alpha = $0 }
    case "cornerRadius": number.map { cornerRadius = $0 }
    case "borderWidth": number.map { borderWidth = $0 }
    case "position": (value as? CGPoint).map { position = $0 }
    case "position.x": number.map { position.x = $0 }
    case "position.y": number.map { position.y = $0 }
    case "bounds": (value as? CGRect).map { bounds = $0 }
    case "transform": (value as? CATransform3D).map { transform = $0 }
    case "transform.rotation", "transform.rotation.z":
      number.map { transform = CATransform3DMakeRotation($0, 0, 0, 1) }
    case "transform.scale": number.map { transform = CATransform3DMakeScale($0, $0, 1) }
    case "backgroundColor": (value as? CGColor).map { backgroundColor = $0 }
    default: return (self as? CAShapeLayer)?.setValueOfShape(value, number, forKeyPath: keyPath) ?? false
    }
    return true
  }
}
