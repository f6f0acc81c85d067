import HeadlessUIKit

/// A control that is on or off.
public struct Toggle<Label: View>: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(label: label(), isOn: isOn, isMixed: false)
  }

  /// Creates a control for several values, which is mixed if they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) }, set: { value in for item in bindings { item.wrappedValue = value } }
    )
    configuration = ToggleStyleConfiguration(label: label(), isOn: all, isMixed: values.count > 1)
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any ToggleStyle).self] ?? SwitchToggleStyle()
    // The control of the configuration, within the style, has the automatic one.
    return StyleBody(style) { $0.erasedBody(configuration) }.style((any ToggleStyle).self, nil)
      .build(in: context.child("toggle"))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed: Bool

  @MainActor init(label: any View, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, _isOn, self.isMixed) = (Label(content: label), isOn, isMixed)
  }

  /// The label of a toggle.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      SwitchView(isOn: configuration.$isOn, tint: tint).modifier(RowControlHeight())
    }
    .accessibilityElement(children: .combine)
  }
}

/// The height that a switch takes in a row of a list: that of the text, so that the row has the smallest height.
private struct RowControlHeight: ViewModifier {
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let look = environment.controlLook
    content.frame(height: environment.containerKind.isRow ? look.rowHeight - 2 * look.rowMargin : nil)
  }
}

/// A button that is highlighted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    return Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .modifier(ToggleButtonLook(isOn: isOn))
  }
}

/// The look of a button that is on: a light background in the tint color.
private struct ToggleButtonLook: ViewModifier {
  let isOn: Bool
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let measures = BorderedButtonMeasures(environment.controlSize)
    content
      .buttonStyle(.borderless)
      .padding(measures.padding)
      .background {
        BorderShape(measures.corners(environment.buttonBorderShape, environment.controlLook))
          .fill(isOn ? environment.controlTint.opacity(0.15) : .clear)
      }
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

/// The style that suits the place of a toggle: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self.style((any ToggleStyle).self, style) }
}

/// UIKit's switch.
struct SwitchView: View {
  @Binding var isOn: Bool
  var tint: Color?

  var body: some View {
    ControlLeaf({ UISwitch() }) { view, context in
      view.isOn = isOn
      view.onTintColor = (tint ?? context.environment.tint)?.uiColor
      context.connect(view) { [weak view] in isOn = view?.isOn ?? isOn }
    } size: { view, _ in
      view.sizeThatFits(.zero)
    }
  }
}
