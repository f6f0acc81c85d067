import HeadlessUIKit

/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> var body: Body { get }
}

/// A tab, with its label.
@MainActor
struct TabEntry {
  var content: any View
  var title: (any View)?
  var value: AnyHashable?
  var badge: Text?
  var role: TabRole?
}

/// Content of a tab view without a body.
@MainActor @preconcurrency
protocol TabEntries {
  var entries: [TabEntry] { get }
}

extension TabContent {
  var allEntries: [TabEntry] { (self as? any TabEntries)?.entries ?? body.allEntries }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension TabContent where Body == Never {
  /// Tabs whose `body` is of the type `Never` have none; a tab view reads their entries.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Tabs without a body.
public struct _Tabs<TabValue: Hashable>: TabContent, TabEntries {
  public typealias Body = Never

  let entries: [TabEntry]
}

/// Builds tabs from closures.
@resultBuilder @MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
  where Content.TabValue == TabValue { first }

  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _Tabs<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _Tabs(entries: accumulated.allEntries + next.allEntries)
  }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  public static func buildEither<Content: TabContent>(first: Content) -> _Tabs<TabValue>
  where Content.TabValue == TabValue { _Tabs(entries: first.allEntries) }

  public static func buildEither<Content: TabContent>(second: Content) -> _Tabs<TabValue>
  where Content.TabValue == TabValue { _Tabs(entries: second.allEntries) }

  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _Tabs<TabValue>
  where Content.TabValue == TabValue { _Tabs(entries: content.allEntries) }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Never
}

extension Optional: TabEntries where Wrapped: TabContent {
  var entries: [TabEntry] { self?.allEntries ?? [] }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
}

extension ForEach: TabEntries where Content: TabContent {
  var entries: [TabEntry] { data.flatMap { content($0).allEntries } }
}

extension ForEach where Content: TabContent {
  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init<Value: Hashable>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == Value, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  public init<Value: Hashable>(_ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content)
  where Content.TabValue == Value, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content) where Content.TabValue == Value {
    self.content = content()
  }
}

extension Group: TabEntries where Content: TabContent {
  var entries: [TabEntry] { content.allEntries }
}

extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.badge = count > 0 ? Text(verbatim: "\(count)") : nil }
  }

  public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.badge = key.map { Text($0) } }
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs<TabValue>(entries: hidden ? [] : allEntries)
  }

  private func changed(_ change: (inout TabEntry) -> Void) -> _Tabs<TabValue> {
    var entries = allEntries
    for index in entries.indices { change(&entries[index]) }
    return _Tabs(entries: entries)
  }
}
