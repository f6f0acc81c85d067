import HeadlessUIKit

/// A field for a text that is not shown.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Self.field(label(), prompt, text)
  }

  private static func field(
    _ label: any View, _ prompt: Text?, _ text: Binding<String>, commit: (() -> Void)? = nil
  ) -> TextField<Label> {
    var field = TextField<Label>(label: label, prompt: prompt, text: text)
    field.isSecure = true
    field.commit = commit
    return field
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    field = Self.field(Text(titleKey), nil, text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    field = Self.field(Text(title), nil, text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    field = Self.field(Text(titleKey), prompt, text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    field = Self.field(Text(title), prompt, text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    field = Self.field(Text(titleKey), nil, text, commit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    field = Self.field(Text(title), nil, text, commit: onCommit)
  }
}
