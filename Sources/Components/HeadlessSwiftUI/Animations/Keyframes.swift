import HeadlessUIKit

/// Tracks of keyframes, which change a value in time.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }
}

/// Several tracks of a value.
public struct _KeyframeTracks<Value>: Keyframes {
  let tracks: [any Keyframes]

  public var body: _KeyframeTracks { return self }
}

/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent<Property>>: Keyframes {
  public typealias Value = Root

  let content: Content

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.content = content()
  }
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) { self.content = content() }

  public var body: KeyframeTrack { return self }
}

/// The keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Several keyframes in turn.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let keyframes: [any KeyframeTrackContent]

  public var body: _KeyframeSequence { return self }
}

/// Values at equal steps between two keyframes.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let value: Value
  let duration: TimeInterval

  public var body: LinearKeyframe { return self }

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (value, self.duration) = (to, duration)
  }
}

/// Values along a smooth curve between two keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let value: Value
  let duration: TimeInterval

  public var body: CubicKeyframe { return self }

  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (value, self.duration) = (to, duration)
  }
}

/// Values that a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let value: Value
  let duration: TimeInterval?

  public var body: SpringKeyframe { return self }

  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (value, self.duration) = (to, duration)
  }
}

/// A value that is taken at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let value: Value

  public var body: MoveKeyframe { return self }

  public init(_ to: Value) { value = to }
}

/// Builds tracks of keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> KeyframeTrack<Value, Value, K>
  where Value: Animatable { KeyframeTrack { return expression } }
  public static func buildBlock<each K: Keyframes>(_ tracks: repeat each K) -> _KeyframeTracks<Value> {
    var all: [any Keyframes] = []
    repeat all.append(each tracks)
    return _KeyframeTracks(tracks: all)
  }
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
}

/// Builds the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  public static func buildBlock<each K: KeyframeTrackContent>(_ parts: repeat each K) -> _KeyframeSequence<Value> {
    var all: [any KeyframeTrackContent] = []
    repeat all.append(each parts)
    return _KeyframeSequence(keyframes: all)
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(first: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: [first])
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(second: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: [second])
  }
  public static func buildArray(_ parts: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: parts)
  }
}

/// The values of keyframes in time. Only the first one is known here: nothing evaluates keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
  }

  public var duration: TimeInterval { 0 }
  public func value(time: TimeInterval) -> Value { initialValue }
  public func value(progress: Double) -> Value { initialValue }
  public func update(value: inout Value, time: TimeInterval) { value = initialValue }
  public func update(value: inout Value, progress: Double) { value = initialValue }
}
