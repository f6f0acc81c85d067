import FirstFrameLayoutTree
import HeadlessUIKit

/// A key of values that a change carries.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The context of a change. It has no effect outside of a filmstrip.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Changes state. Outside of a filmstrip, the frame shows the end of the animation.
@discardableResult
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try animated(animation, body)
}

/// Runs changes of state; on the clock of a timeline, what they change of the views is animated.
private func animated<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  guard hasTimeline else { return try body() }
  // An earlier animation of the turn keeps its own timing.
  MainActor.assumeIsolated { AnimationTimeline.current?.settlePendingChanges() }
  let result = try body()
  let timing = animation?.animationTiming
  MainActor.assumeIsolated { AnimationTimeline.current?.animateNextLayout(timing) }
  return result
}

private var hasTimeline: Bool {
  MainActorContext.isCurrent && MainActor.assumeIsolated { AnimationTimeline.current != nil }
}

/// When an animation has ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state, and then runs a closure: outside of a filmstrip, the animation ends at once.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try animated(animation, body)
  guard hasTimeline else {
    completion()
    return result
  }
  // It stays on the main actor, on which this function runs.
  nonisolated(unsafe) let completion = completion
  MainActor.assumeIsolated {
    AnimationTimeline.current?.completeAnimation(animation?.animationTiming) { completion() }
  }
  return result
}

/// Changes state with a context.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try animated(transaction.disablesAnimations ? nil : transaction.animation, body)
}

/// Changes state with a value of its context.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension View {
  /// Animates the view whenever a value changes. A frame shows the end; the strategy `filmstrip` shows the way.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    ModifiedView(self) { content, context in
      let last = context.stored("value") { LastValue<Value>() }
      let old = last.value
      last.value = value
      let first = context.graph.viewCount(in: context.canvas)
      let elements = content.build(in: context.child("content"))
      if let timeline = AnimationTimeline.current, let old, old != value {
        timeline.animate(
          context.graph.views(in: context.canvas, from: first), with: animation?.animationTiming)
      }
      return elements
    }
  }
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Content
  ) -> some View { body(self) }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }
}
