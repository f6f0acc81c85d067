import FirstFrameLayoutTree
public import HeadlessUIKit

/// How the width of a button is chosen, since iOS 26.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

/// What a selected item of a palette looks like.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "variant")
  }
}

extension View {
  /// Sets the width of buttons: that of the label, or all that there is.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    if sizing == .flexible {
      UsageWarnings.warnOfNoEffect("View.buttonSizing", "buttons have the widths of their labels")
    }
    return self
  }

  /// Sets the look of the selected item of a palette, which is in a closed menu.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Mirrors the view's picture beneath the bars around it, since iOS 26.
  public func backgroundExtensionEffect() -> some View {
    withoutEffect("View.backgroundExtensionEffect", "the picture ends at the edge of the view")
  }
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    isEnabled ? AnyView(backgroundExtensionEffect()) : AnyView(self)
  }

  // The icon and the title of a label, since iOS 26.

  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    withoutEffect("View.labelReservedIconWidth", "icons have the widths of their symbols")
  }
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    withoutEffect("View.labelIconToTitleSpacing", "labels have the space of their style")
  }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    withoutEffect("View.listSectionMargins", "sections have the margins of the list")
  }
}

/// The controls in a menu, which is closed in a frame.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls beside each other in a menu; outside of menus, in a row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls as a palette in a menu; outside of menus, in a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
