import HeadlessUIKit

/// An animation of a component. It is never run: a frame shows the end of each animation.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation knows of its run.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public internal(set) var environment = EnvironmentValues()
  public internal(set) var isLogicallyComplete = false
}

/// Values that a custom animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that a custom animation keeps.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension Animation {
  public init<A: CustomAnimation>(_ base: A) { self = .default }

  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(DampedSpring(duration: spring.duration, dampingRatio: spring.dampingRatio))
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve.timingCurve, duration)
  }
}

/// Two values or more that the macro `Animatable` animates together. Ports expand the macro.
public struct AnimatableValues<each Value: VectorArithmetic> {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) { self.value = (repeat each value) }
}
