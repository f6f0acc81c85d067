import HeadlessUIKit

/// A button that shows a menu. The menu is closed in a first frame, so its content is not evaluated.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let configuration: MenuStyleConfiguration

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    configuration = MenuStyleConfiguration(label: label(), primaryAction: nil, content: content)
  }

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    configuration = MenuStyleConfiguration(label: label(), primaryAction: primaryAction, content: content)
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any MenuStyle).self] ?? DefaultMenuStyle()
    return StyleBody(style) { $0.erasedBody(configuration) }.build(in: context.child("menu"))
  }
}

extension Menu: ActionView {
  var role: ButtonRole? { nil }
  var title: any View { configuration.label.content }
  func perform(in environment: EnvironmentValues) { configuration.primaryAction?() }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

/// What a style knows of a menu.
public struct MenuStyleConfiguration {
  let label: Label
  let primaryAction: (() -> Void)?
  let content: () -> any View

  @MainActor init(label: any View, primaryAction: (() -> Void)?, content: @escaping () -> any View) {
    (self.label, self.primaryAction, self.content) = (Label(content: label), primaryAction, content)
  }

  /// The label of a menu.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The content of a menu.
  public struct Content: View {
    public var body: some View { EmptyView() }
  }
}

/// A look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
  func erasedBody(_ configuration: Configuration) -> any View {
    ErasedView(content: makeBody(configuration: configuration)).style((any MenuStyle).self, nil)
  }
}

/// The style that suits the place of a menu: a button in the style of the environment.
public struct DefaultMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the style of the environment.
public struct ButtonMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

private struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button {
      configuration.primaryAction?()
    } label: {
      configuration.label
    }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self.style((any MenuStyle).self, style) }

  /// Shows or hides the arrow of menus, which iOS never shows.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Keeps menus open after an action. Menus are closed in a first frame.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Adds a menu for a long touch, which is closed in a first frame.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  /// Adds a menu and a preview for a long touch, which are closed in a first frame.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Adds menus for the selected rows of a list, which are closed in a first frame.
  public func contextMenu<Value: Hashable, MenuItems: View>(
    forSelectionType itemType: Value.Type = Value.self, @ViewBuilder menu: @escaping (Set<Value>) -> MenuItems,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> some View { self }
}

/// Whether a menu stays open after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}
