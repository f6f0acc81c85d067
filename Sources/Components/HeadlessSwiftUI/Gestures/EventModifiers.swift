import FirstFrameLayoutTree
import HeadlessUIKit
public import OpenCombine

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(self) { content, context in
      if let action { context.graph.whenAppeared(in: context) { action() } }
      return content.build(in: context.child("content"))
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(self) { content, context in
      if let action { context.graph.whenDisappeared(in: context) { action() } }
      return content.build(in: context.child("content"))
    }
  }

  /// Starts a task when the view has appeared. What it changes is not part of the first frame.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    ModifiedView(self) { content, context in
      context.graph.whenAppeared(in: context, as: "task") { Task(priority: priority, operation: action) }
      return content.build(in: context.child("content"))
    }
  }

  /// Starts a task when the view has appeared, and another one when the value has changed.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    watching(value, isInitial: true, as: "task") { _, _ in Task(priority: priority, operation: action) }
  }

  @available(*, deprecated, message: "Use onChange(of:initial:_:) with a closure of two or no parameters.")
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    watching(value, isInitial: false) { action($1) }
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { watching(value, isInitial: initial) { action($0, $1) } }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { watching(value, isInitial: initial) { _, _ in action() } }

  /// Runs an action after the layout if the value differs from that of the last evaluation.
  private func watching<Value: Equatable>(
    _ value: Value, isInitial: Bool, as modifier: String = "onChange",
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    ModifiedView(self) { content, context in
      let last = context.stored("value") { LastValue<Value>() }
      context.graph.afterLayout(as: modifier) {
        let old = last.value
        last.value = value
        guard old != value, old != nil || isInitial else { return }
        action(old ?? value, value)
      }
      return content.build(in: context.child("content"))
    }
  }

  /// Runs an action for each value of a publisher while the view exists.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ModifiedView(self) { content, context in
      let subscription = context.stored("receive") { Subscription() }
      // A publisher may have a value at once, and what the action changes is shown only after the evaluation.
      context.graph.whenAppeared(in: context, as: "onReceive") {
        subscription.cancellable = publisher.sink(receiveValue: received(by: ViewAction("onReceive"), action))
      }
      return content.build(in: context.child("content"))
    }
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  public func allowsHitTesting(_ isEnabled: Bool) -> some View {
    ModifiedView(self) { content, context in
      isEnabled
        ? content.build(in: context.child("content"))
        : [context.inContainer(content) { $0.isUserInteractionEnabled = false }]
    }
  }

  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View { self }

  /// Binds the state of the view to an identifier: another identifier makes another view.
  public func id(_ id: some Hashable) -> some View {
    ModifiedView(self) { $1.identified(id, $0.build(in: $1.child(identifiedBy: id))) }
      .containerTrait(\.scrollIdentity, AnyHashable(id))
  }
}

/// A function that performs an action for values of a publisher, which may come from any thread.
private func received<Value>(by receiver: ViewAction, _ action: @escaping (Value) -> Void) -> (Value) -> Void {
  return { value in
    guard MainActorContext.isCurrent else { return action(value) }
    // The value and the action stay on the main actor.
    nonisolated(unsafe) let sent = value
    nonisolated(unsafe) let handler = action
    MainActor.assumeIsolated { receiver.perform { handler(sent) } }
  }
}

/// What receives the values of a publisher while its view exists.
private final class Subscription {
  var cancellable: AnyCancellable?
}

/// What the content shape of a view is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 32)

  public init(rawValue: Int) { self.rawValue = rawValue }
}
