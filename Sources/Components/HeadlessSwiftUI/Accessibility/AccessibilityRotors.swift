import HeadlessUIKit

/// Entries of a rotor, by which VoiceOver moves through a page.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

/// Several entries of a rotor.
public struct _RotorEntries: AccessibilityRotorContent {
  public typealias Body = Never
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  let label: Text?
  let id: ID

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { (self.label, self.id) = (label, id) }
  public init(_ label: Text, _ id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {
    (self.label, self.id) = (label, id)
  }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { (label, self.id) = (Text(labelKey), id) }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { (self.label, self.id) = (Text(label), id) }
}

/// Builds the entries of a rotor from closures.
@resultBuilder @MainActor @preconcurrency
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildExpression<D: RandomAccessCollection, ID: Hashable, C: AccessibilityRotorContent>(
    _ content: ForEach<D, ID, C>
  ) -> _RotorEntries { _RotorEntries() }
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorEntries {
    _RotorEntries()
  }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorEntries { _RotorEntries() }
}

extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  public static let links = AccessibilitySystemRotor(name: "links")
  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }
}

extension View {
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { withoutRotor }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { withoutRotor }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { withoutRotor }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { withoutRotor }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  private var withoutRotor: some View {
    withoutEffect("View.accessibilityRotor", "a snapshot lists the elements in reading order only")
  }
}
