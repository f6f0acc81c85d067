import HeadlessUIKit

/// What a field shows and changes.
struct FieldContent {
  let label: any View
  let prompt: Text?
  let text: Binding<String>
  let axis: Axis
  let isSecure: Bool
  let commit: (() -> Void)?
  let editingChanged: ((Bool) -> Void)?
}

/// A field without the style of the environment, except for a standard border.
struct AnyTextField: View {
  let content: FieldContent
  var hasBorder = false

  var body: some View {
    if content.axis == .vertical {
      GrowingField(content: content).modifier(FieldBorder(isShown: hasBorder))
    } else {
      SingleLineField(content: content, hasBorder: hasBorder)
    }
  }
}

/// The rounded border of UIKit's text fields around a field of several lines.
private struct FieldBorder: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    if isShown {
      content
        .padding(EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
        .background { RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color(uiColor: .systemBackground)) }
        .overlay {
          RoundedRectangle(cornerRadius: 5, style: .continuous)
            .strokeBorder(Color(uiColor: .tertiaryLabel).opacity(0.6), lineWidth: 0.5)
        }
    } else {
      content
    }
  }
}

/// UIKit's text field.
private struct SingleLineField: View {
  let content: FieldContent
  let hasBorder: Bool

  var body: some View {
    ControlLeaf({ UITextField() }) { view, context in
      update(view, context)
      context.connect(view, for: .editingChanged) { [weak view] in content.text.wrappedValue = view?.text ?? "" }
      context.connect(view, for: .editingDidBegin) { content.editingChanged?(true) }
      context.connect(view, for: .editingDidEnd) { content.editingChanged?(false) }
      let submit = context.environment.submitActions
      context.connect(view, for: .editingDidEndOnExit) {
        content.commit?()
        for action in submit { action() }
      }
    } size: { view, proposal in
      let ideal = view.intrinsicContentSize
      return CGSize(width: max(proposal.width ?? ideal.width, 0), height: ideal.height)
    }
  }

  private func update(_ view: UITextField, _ context: BuildContext) {
    let environment = context.environment
    view.borderStyle = hasBorder ? .roundedRect : .none
    view.isSecureTextEntry = content.isSecure
    if view.text ?? "" != content.text.wrappedValue { view.text = content.text.wrappedValue }
    view.font = environment.resolvedFont(in: context.canvas.traitCollection)
    view.textColor = environment.fieldColor
    view.textAlignment = environment.multilineTextAlignment.alignment(in: environment.layoutDirection)
    let title = context.plainContent(of: content.label).title
    view.placeholder = content.prompt?.plainString ?? title
    view.accessibilityLabel = title
    environment.textInput.apply(to: view)
  }
}

/// A field that grows with its lines.
private struct GrowingField: View {
  let content: FieldContent
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    ControlLeaf({ EditedTextView() }) { view, context in
      view.changed = { content.text.wrappedValue = $0 }
      view.isScrollEnabled = false
      view.backgroundColor = .clear
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      view.textContainer.maximumNumberOfLines = lineLimit ?? 0
      let isEmpty = content.text.wrappedValue.isEmpty
      let title = context.plainContent(of: content.label).title
      view.textColor = isEmpty ? .placeholderText : context.environment.fieldColor
      view.text = isEmpty ? content.prompt?.plainString ?? title ?? "" : content.text.wrappedValue
      view.update(in: context)
      view.accessibilityLabel = title
    } size: { view, proposal in
      let width = proposal.width.map { $0.isFinite ? max($0, 1) : CGFloat.greatestFiniteMagnitude }
      let fitted = view.sizeThatFits(
        CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      return CGSize(width: proposal.width ?? fitted.width, height: fitted.height)
    }
  }
}

extension EnvironmentValues {
  /// The font of texts in a field.
  @MainActor func resolvedFont(in traits: UITraitCollection) -> UIFont {
    (font ?? .body).font(compatibleWith: traits, weight: fontWeight, isItalic: isItalic)
  }

  /// The color of texts in a field.
  @MainActor var fieldColor: UIColor { isEnabled ? (foreground ?? .primary).uiColor : .tertiaryLabel }
}
