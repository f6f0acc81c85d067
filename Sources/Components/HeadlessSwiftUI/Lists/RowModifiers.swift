import FirstFrameLayoutTree
public import HeadlessUIKit

extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait(\.insets, insets) }

  /// Sets the inset at some edges, since iOS 26.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    containerTrait { traits in
      guard let length, traits.row.insets == nil else { return }
      var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
      traits.row.insets = insets
    }
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    containerTrait { traits in traits.row.background = traits.row.background ?? view }
  }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    containerTrait { traits in
      if edges.contains(.top) { traits.row.topSeparator = traits.row.topSeparator ?? visibility }
      if edges.contains(.bottom) { traits.row.bottomSeparator = traits.row.bottomSeparator ?? visibility }
    }
  }

  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    if color != nil {
      UsageWarnings.warnOfNoEffect("View.listRowSeparatorTint", "all separators of a list have one color")
    }
    return rowTrait(\.separatorTint, color)
  }

  /// Shows or hides the separators between sections, which iOS draws in plain lists only.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    UsageWarnings.warnOfNoEffect("View.listSectionSeparator", "sections have no separators")
    return self
  }

  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    UsageWarnings.warnOfNoEffect("View.listSectionSeparatorTint", "sections have no separators")
    return self
  }

  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    if spacing != nil { UsageWarnings.warnOfNoEffect("View.listRowSpacing", "rows are drawn without spaces") }
    return environment(\.listRowSpacing, spacing)
  }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    if spacing != .default {
      UsageWarnings.warnOfNoEffect("View.listSectionSpacing", "sections have the distances of the look")
    }
    return environment(\.listSectionSpacing, spacing)
  }

  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content()
    return edge == .leading ? rowTrait(\.leadingActions, actions) : rowTrait(\.trailingActions, actions)
  }

  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    containerTrait { $0.row.isDeleteDisabled = isDisabled }
  }

  public func moveDisabled(_ isDisabled: Bool) -> some View { containerTrait { $0.row.isMoveDisabled = isDisabled } }

  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerTrait { $0.row.isSelectionDisabled = isDisabled }
  }

  private func rowTrait<Value>(_ keyPath: WritableKeyPath<RowTraits, Value?>, _ value: Value?) -> some View {
    containerTrait { $0.row[keyPath: keyPath] = $0.row[keyPath: keyPath] ?? value }
  }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable {
    case standard, compact
    case custom(CGFloat)
  }

  let kind: Kind
  public static let `default` = ListSectionSpacing(kind: .standard)
  public static let compact = ListSectionSpacing(kind: .compact)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The smallest height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? controlLook.rowHeight }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The smallest height of headers, in points; `nil` for that of the look.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}
