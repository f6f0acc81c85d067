import FirstFrameLayoutTree
public import HeadlessUIKit

extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowInsets(
      .all, insets.map { RowInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing) })
  }

  /// Sets the inset at some edges, since iOS 26.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowInsets(edges, length.map { RowInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })
  }

  private func rowInsets(_ edges: Edge.Set, _ insets: RowInsets?) -> some View {
    containerTrait { traits in
      guard let insets else { return }
      let own = traits.row.insets
      if edges.contains(.top) { traits.row.insets.top = own.top ?? insets.top }
      if edges.contains(.leading) { traits.row.insets.leading = own.leading ?? insets.leading }
      if edges.contains(.bottom) { traits.row.insets.bottom = own.bottom ?? insets.bottom }
      if edges.contains(.trailing) { traits.row.insets.trailing = own.trailing ?? insets.trailing }
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
    containerTrait { traits in
      if edges.contains(.top) { traits.row.topSeparatorTint = traits.row.topSeparatorTint ?? color }
      if edges.contains(.bottom) { traits.row.bottomSeparatorTint = traits.row.bottomSeparatorTint ?? color }
    }
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

  @_disfavoredOverload
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
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

  /// The distance between two groups, in points; `nil` for that of the look. The compact one is half of it.
  var length: CGFloat? {
    switch kind {
    case .standard: nil
    case .compact: 17.5
    case .custom(let length): length
    }
  }

  let kind: Kind
  public static let `default` = ListSectionSpacing(kind: .standard)
  public static let compact = ListSectionSpacing(kind: .compact)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between the rows of lists, in points; `nil` for none.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The smallest height of rows that a view sets, in points; `nil` for that of the look.
  var minimumRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }

  /// The smallest height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { minimumRowHeight ?? controlLook.rowHeight }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The smallest height of headers, in points; `nil` for that of the look.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

/// The color of the icons of rows.
public struct ListItemTint: Sendable {
  let color: Color
  public static let monochrome = ListItemTint(color: .primary)

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}
