public import HeadlessUIKit

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind
  public static let search = TabRole(kind: .search)
}

/// One of the views of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, TabEntries {
  public typealias TabValue = Value
  public typealias Body = Never

  var entries: [TabEntry]

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

  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: Text(titleKey), image: Image(resource))
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
public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable>: TabContent, TabEntries {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  let entries: [TabEntry]
}

extension TabSection where Content: TabContent<SelectionValue>, Footer == EmptyView {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    entries = content().allEntries
  }

  public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
    entries = content().allEntries
  }

  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    entries = content().allEntries
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    entries = content().allEntries
  }
}
