import HeadlessUIKit

/// A scrolling view for a long text.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.scrollContentBackgroundVisibility) private var background

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    ControlLeaf({ EditedTextView() }) { view, context in
      view.changed = { text.wrappedValue = $0 }
      view.backgroundColor = background == .hidden ? .clear : .systemBackground
      if view.text != text.wrappedValue { view.text = text.wrappedValue }
      view.textColor = context.environment.fieldColor
      view.update(in: context)
    } size: { _, proposal in
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
  }
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
