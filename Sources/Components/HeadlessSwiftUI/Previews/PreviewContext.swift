import HeadlessUIKit

/// A value that a preview gets from its tool: none here.
public protocol PreviewContextKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Values that a preview gets from its tool.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The platform of a preview.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
