import HeadlessUIKit

/// A view or a modifier with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func elements(in context: BuildContext) -> [LayoutElement] {
    ModifierView(content: content, modifier: modifier).elements(in: context)
  }
}

extension ModifiedContent: ContainedViews where Content: View, Modifier: ViewModifier {
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    ModifierView(content: content, modifier: modifier).containedItems(in: context)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// A modifier after another one.
public struct _ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// One modifier of this and another one, which is applied after it.
  public func concat<T: ViewModifier>(_ modifier: T) -> _ModifierPair<Self, T> {
    _ModifierPair(first: self, second: modifier)
  }
}

/// No change.
public struct EmptyModifier: ViewModifier {
  public nonisolated static let identity = EmptyModifier()
  public nonisolated init() {}

  public func body(content: Content) -> some View { content }
}

/// A modifier that is chosen by the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier

  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> ModifiedView {
    ModifiedView(content) { content, context in
      let modifier = resolve(in: context.environment)
      return ModifierView(content: content, modifier: modifier).build(in: context.child("resolved"))
    }
  }
}
