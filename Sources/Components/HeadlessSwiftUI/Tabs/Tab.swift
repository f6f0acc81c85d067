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

/// Tabs without a body.
public struct _Tabs<TabValue: Hashable>: TabContent, TabEntries {
  let entries: [TabEntry]

  public var body: _Tabs<TabValue> { self }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind
  public static let search = TabRole(kind: .search)
}

/// One of the views of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, TabEntries {
  public typealias TabValue = Value

  var entries: [TabEntry]

  public var body: _Tabs<Value> { _Tabs(entries: entries) }

  private init(_ entry: TabEntry) { entries = [entry] }

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(TabEntry(content: content(), title: label(), value: value, role: role))
  }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(TabEntry(content: content(), title: label(), role: role))
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: Text(title), image: Image(systemName: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: Text(titleKey), image: Image(image))
    }
  }

  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel.search }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(label: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(label: Text(title), image: Image(systemName: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(label: Text(titleKey), image: Image(image))
    }
  }

  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel.search }
  }
}

/// A title with an image, as the label of a tab.
public struct DefaultTabLabel: View {
  fileprivate let label: Text
  fileprivate let image: Image

  static var search: DefaultTabLabel {
    DefaultTabLabel(label: Text(verbatim: "Search"), image: Image(systemName: "magnifyingglass"))
  }

  public var body: some View {
    Label {
      label
    } icon: {
      image
    }
  }
}

extension DefaultTabLabel: TitledView {
  var titleView: any View { label }
  var iconView: (any View)? { image }
}

/// Tabs with a header. A tab bar shows the tabs like others.
public struct TabSection<Header: View, Content: TabContent>: TabContent, TabEntries {
  public typealias TabValue = Content.TabValue

  let entries: [TabEntry]

  public var body: _Tabs<TabValue> { _Tabs(entries: entries) }

  public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    entries = content().allEntries
  }
}

extension TabSection where Header == Text {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    entries = content().allEntries
  }
}

extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.badge = count > 0 ? Text(verbatim: "\(count)") : nil }
  }

  public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.badge = key.map { Text($0) } }
  }

  private func changed(_ change: (inout TabEntry) -> Void) -> _Tabs<TabValue> {
    var entries = allEntries
    for index in entries.indices { change(&entries[index]) }
    return _Tabs(entries: entries)
  }
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

  public static func buildIf<Content: TabContent>(_ content: Content?) -> _Tabs<TabValue>
  where Content.TabValue == TabValue { _Tabs(entries: content?.allEntries ?? []) }

  public static func buildEither<Content: TabContent>(first: Content) -> _Tabs<TabValue>
  where Content.TabValue == TabValue { _Tabs(entries: first.allEntries) }

  public static func buildEither<Content: TabContent>(second: Content) -> _Tabs<TabValue>
  where Content.TabValue == TabValue { _Tabs(entries: second.allEntries) }
}
