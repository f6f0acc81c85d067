import HeadlessUIKit

/// The color of the icons of rows.
public struct ListItemTint: Sendable {
  let color: Color
  public static let monochrome = ListItemTint(color: .primary)
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

extension View {
  @_disfavoredOverload
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Adds actions to a section, which the sidebar of a Mac shows.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
