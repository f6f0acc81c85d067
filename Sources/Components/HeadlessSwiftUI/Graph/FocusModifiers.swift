import HeadlessUIKit

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View { self }

  /// Draws the view at its own place: geometry moves only during an animation.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public func geometryGroup() -> some View { self }
}

/// What views with the same identifier share during an animation.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
