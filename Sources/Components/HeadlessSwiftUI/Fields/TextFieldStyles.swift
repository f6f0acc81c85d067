import HeadlessUIKit

/// A look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View

  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field in a style.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

extension TextFieldStyle {
  /// The view that the style makes of a field.
  func erasedBody(_ field: AnyTextField) -> any View {
    let content = field.content
    var configuration = TextField<_TextFieldStyleLabel>(
      label: content.label, prompt: content.prompt, text: content.text, axis: content.axis)
    (configuration.commit, configuration.editingChanged) = (content.commit, content.editingChanged)
    configuration.isSecure = content.isSecure
    return _body(configuration: configuration)
  }
}

/// A style of the system, which a field knows.
protocol StandardTextFieldStyle {}

/// The style that suits the place of a field: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, StandardTextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle, StandardTextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, StandardTextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.style((any TextFieldStyle).self, self)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style((any TextFieldStyle).self, style)
  }
}
