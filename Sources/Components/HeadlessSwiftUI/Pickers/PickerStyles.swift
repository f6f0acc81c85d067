import HeadlessUIKit

/// A look of pickers: one of the system's.
public protocol PickerStyle {}

/// The style that suits the place of a picker: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

/// A menu that a button opens, which shows the selection.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

/// Rows of a list with a checkmark at the selection; a wheel outside of lists.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}

/// A row that leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}

/// A row of options without titles.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self.style((any PickerStyle).self, style) }
}
