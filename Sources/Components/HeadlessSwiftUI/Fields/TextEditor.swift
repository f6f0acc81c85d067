import HeadlessUIKit

/// A scrolling view for a long text.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.scrollContentBackgroundVisibility) private var background

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    ControlLeaf({ EditedTextView() }) { view, context in
      let environment = context.environment
      view.changed = { text.wrappedValue = $0 }
      view.delegate = view
      view.isEditable = environment.isEnabled
      view.backgroundColor = background == .hidden ? .clear : .systemBackground
      if view.text != text.wrappedValue { view.text = text.wrappedValue }
      view.font = environment.resolvedFont(in: context.canvas.traitCollection)
      view.textColor = environment.isEnabled ? environment.fieldColor : .tertiaryLabel
      view.textAlignment = environment.multilineTextAlignment.alignment(in: environment.layoutDirection)
      environment.textInput.apply(to: view)
    } size: { _, proposal in
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
  }
}

/// A text view that reports its changes.
private final class EditedTextView: UITextView, UITextViewDelegate {
  var changed: @MainActor (String) -> Void = { _ in }

  func textViewDidChange(_ textView: UITextView) { changed(textView.text) }
}

/// A look of text editors: one of the system's.
public protocol TextEditorStyle {}

/// The style that suits the place of an editor.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// Without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    self.style((any TextEditorStyle).self, style)
  }
}
