import HeadlessUIKit

/// A control that performs an action.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: any View

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let configuration = PrimitiveButtonStyleConfiguration(role: role, label: label, action: action)
    let view: any View =
      switch context.environment.buttonStyle {
      case .primitive(let style):
        StyleBody(style) { $0.erasedBody(configuration) }.style(ButtonStyleChoice.self, nil)
      case .simple(let style): SimplyStyledButton(style: style, configuration: configuration)
      case nil: DefaultButtonStyle().makeBody(configuration: configuration)
      }
    return view.build(in: context.child("button"))
  }
}

extension Button: ActionView {
  var title: any View { label }
  func perform(in environment: EnvironmentValues) { action() }
}

/// What a button does, as far as its look depends on it.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind
  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  /// Since iOS 26.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Since iOS 26.
  public static let close = ButtonRole(kind: .close)

  /// The title and the symbol of a button without a label.
  fileprivate var standardLabel: (title: String, symbol: String) {
    switch kind {
    case .destructive: ("Delete", "trash")
    case .cancel: ("Cancel", "xmark")
    case .confirm: ("Done", "checkmark")
    case .close: ("Close", "xmark")
    }
  }
}

/// A view that performs an action: a button, which menus, bars and alerts show as an item of their own.
@MainActor @preconcurrency
protocol ActionView {
  var role: ButtonRole? { get }
  var title: any View { get }
  func perform(in environment: EnvironmentValues)
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration, in the automatic style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role, since iOS 26.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button's role.
public struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole

  public var body: some View { Label(role.standardLabel.title, systemImage: role.standardLabel.symbol) }
}
