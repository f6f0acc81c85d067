public import HeadlessUIKit

/// The delegate of an app, which the app creates when it is started.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate. There is none, since apps are never started here.
  public var wrappedValue: DelegateType { preconditionFailure("the app of \(DelegateType.self) is not started") }
}
