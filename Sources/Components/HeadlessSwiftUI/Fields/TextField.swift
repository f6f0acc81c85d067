public import Foundation
import HeadlessUIKit

/// A control for a line of text, or for a few lines.
public struct TextField<Label: View>: PrimitiveView {
  let label: any View
  let prompt: Text?
  let text: Binding<String>
  let axis: Axis
  /// What the field does when the return key is touched.
  var commit: (() -> Void)?
  var editingChanged: ((Bool) -> Void)?
  var isSecure = false

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.prompt, self.text, axis) = (label(), prompt, text, .horizontal)
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    (self.label, self.prompt, self.text, self.axis) = (label(), prompt, text, axis)
  }

  init(label: any View, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal) {
    (self.label, self.prompt, self.text, self.axis) = (label, prompt, text, axis)
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any TextFieldStyle).self]
    var field = AnyTextField(
      content: FieldContent(
        label: label, prompt: prompt, text: text, axis: axis, isSecure: isSecure, commit: commit,
        editingChanged: editingChanged))
    field.hasBorder = style is RoundedBorderTextFieldStyle
    guard let style, !(style is any StandardTextFieldStyle) else { return field.build(in: context.child("field")) }
    return StyleBody(style) { $0.erasedBody(field) }.style((any TextFieldStyle).self, nil)
      .build(in: context.child("field"))
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, text: text, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, text: text, axis: axis)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(label: Text(title), prompt: nil, text: text)
    editingChanged = onEditingChanged
  }
}

// MARK: Formats

extension TextField {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: .formatted(value, format))
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: .formatted(value.optional, format))
  }
}

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: .formatted(value, format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: .formatted(value, format))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: .formatted(value.optional, format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: .formatted(value.optional, format))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, text: .formatted(value, formatter))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: .formatted(value, formatter))
  }
}

extension Binding {
  /// The binding as one of an optional value. Setting `nil` has no effect.
  fileprivate var optional: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { if let value = $0 { wrappedValue = value } })
  }
}

extension Binding<String> {
  /// The text of a value. A text that cannot be parsed does not change the value.
  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
  }

  fileprivate static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }) { text in
      guard let number = (formatter as? NumberFormatter)?.number(from: text), let parsed = number as? V else { return }
      value.wrappedValue = parsed
    }
  }
}
