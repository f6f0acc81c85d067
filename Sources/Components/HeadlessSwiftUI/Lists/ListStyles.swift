import HeadlessUIKit

/// A look of lists: one of the system's.
public protocol ListStyle {}

/// The style that suits the platform: groups with round corners.
public struct DefaultListStyle: ListStyle {
  public init() {}
}

/// Rows from edge to edge, on one background.
public struct PlainListStyle: ListStyle {
  public init() {}
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

/// Rows from edge to edge; on iOS like plain ones.
public struct InsetListStyle: ListStyle {
  public init() {}
}

/// A sidebar, like groups with round corners, whose headers have disclosure indicators on a device.
public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  /// UIKit's style of a list in the environment.
  var tableStyle: UITableView.Style {
    switch self[style: (any ListStyle).self] {
    case is PlainListStyle, is InsetListStyle: .plain
    case is GroupedListStyle: .grouped
    default: .insetGrouped
    }
  }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self.style((any ListStyle).self, style) }
}
