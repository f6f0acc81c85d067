public import HeadlessUIKit

/// An app. It is never started here: pictures are those of its views.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  /// Does nothing, since there is no system that shows the scenes of an app.
  public static func main() {}
}

/// The delegate of an app, which the app creates when it is started.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate. There is none, since apps are never started here.
  public var wrappedValue: DelegateType { preconditionFailure("the app of \(DelegateType.self) is not started") }
}

/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

/// Builds scenes from closures.
@resultBuilder @MainActor @preconcurrency
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes { _Scenes() }
  public static func buildIf<Content: Scene>(_ content: Content?) -> _Scenes { _Scenes() }
  public static func buildLimitedAvailability(_ content: some Scene) -> _Scenes { _Scenes() }
}

/// The scenes of a block.
public struct _Scenes: Scene {
  public typealias Body = Never
}

/// Windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Creates windows for values. A window without a value is drawn.
  public init<D: Codable & Hashable>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = { content(.constant(nil)) }
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene, which is active while its views are drawn.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension Scene {
  /// Calls an action when a value changes: never, since scenes are not shown.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  {
    self
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    self
  }

  /// Adds commands to the menu bar, which iOS does not show.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
