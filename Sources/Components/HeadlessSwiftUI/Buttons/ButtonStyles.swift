import HeadlessUIKit

/// A look of buttons, which keep their behavior.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is touched: never in a first frame.
  public let isPressed: Bool

  /// The label of a button.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look and behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor init(role: ButtonRole?, label: any View, action: @escaping @MainActor () -> Void) {
    (self.role, self.label, self.action) = (role, Label(content: label), action)
  }

  /// Performs the action of the button.
  @MainActor public func trigger() { action() }

  /// The label of a button.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

extension PrimitiveButtonStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension ButtonStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The style of buttons in an environment.
enum ButtonStyleChoice {
  case simple(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleChoice? {
    get { self[style: ButtonStyleChoice.self] }
    set { self[style: ButtonStyleChoice.self] = newValue }
  }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(ButtonStyleChoice.self, .simple(style))
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(ButtonStyleChoice.self, .primitive(style))
  }
}

/// A button in a style that keeps its behavior.
struct SimplyStyledButton: View {
  let style: any ButtonStyle
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    let own = ButtonStyleConfiguration(
      role: configuration.role, label: .init(content: configuration.label.content), isPressed: false)
    return ActionSurface(action: configuration.action) {
      StyleBody(style) { $0.erasedBody(own) }
    }
  }
}

/// A view that performs an action when it is touched, and is a button for accessibility.
struct ActionSurface<Content: View>: PrimitiveView {
  private let action: @MainActor () -> Void
  private let content: Content

  init(action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    (self.action, self.content) = (action, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let surface = context.graph.view(in: context) { ActionControl() }
    surface.perform = action
    surface.isEnabled = context.environment.isEnabled
    var inner = context.child("surface")
    inner.canvas = surface
    return [
      ContainerElement(
        content.buildOne(in: inner), in: surface,
        isRightToLeft: context.environment.layoutDirection == .rightToLeft)
    ]
  }
}

/// The view of a button of SwiftUI.
final class ActionControl: UIControl {
  var perform: @MainActor () -> Void = {}

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  private var ownLabel: String?

  /// The label of a modifier, or else the labels of the content.
  override var accessibilityLabel: String? {
    get { ownLabel ?? contentLabel }
    set { ownLabel = newValue }
  }

  private var contentLabel: String? {
    let elements = subviews.flatMap { AccessibilityChanges.elements(in: $0) }
    // The text of a label is read unless it has a label for accessibility.
    let labels = elements.compactMap { $0.accessibilityLabel ?? ($0 as? UILabel)?.text }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
