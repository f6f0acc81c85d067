import UIKit

// Modifiers without an effect on the first frame, and those that run code when the view appears.

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(self) { content, context in
      if let action { context.graph.whenAppeared(in: context) { action() } }
      return content.build(in: context.child("content"))
    }
  }

  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void)
    -> some View
  {
    onAppear { Task { await action() } }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
    self
  }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    self
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ModifiedView(self) { content, context in
      let path = context.path + ".receive"
      _ = context.graph.storage(at: path) { publisher.sink { action($0) } }
      context.graph.keep(path)
      return content.build(in: context.child("content"))
    }
  }

  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  public func contentShape(_ shape: some Shape) -> some View { self }
  public func id(_ id: some Hashable) -> some View {
    ModifiedView(self) { $0.build(in: $1.child("\(id)")) }
  }
  public func tag(_ tag: some Hashable) -> some View { self }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    ModifiedView(self) { content, context in
      [context.inContainer(content) { $0.accessibilityIdentifier = identifier }]
    }
  }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
}

/// How a change is animated, which a first frame does not show.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()

  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Animation { Animation() }
}

/// Changes state without an animation.
@discardableResult
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
