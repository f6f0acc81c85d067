public import HeadlessUIKit

/// A control that selects a color.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.label, self.selection, self.supportsOpacity) = (label(), selection, supportsOpacity)
  }

  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = Binding(
      get: { Color(uiColor: UIColor(cgColor: selection.wrappedValue)) },
      set: { selection.wrappedValue = $0.uiColor.cgColor })
    self.supportsOpacity = supportsOpacity
  }

  public var body: some View {
    LabeledRow(label: label) {
      ControlLeaf({ UIColorWell() }) { view, context in
        view.supportsAlpha = supportsOpacity
        view.selectedColor = selection.wrappedValue.uiColor
        view.title = (label as? Text)?.plainString
        context.connect(view) { [weak view] in
          if let color = view?.selectedColor { selection.wrappedValue = Color(uiColor: color) }
        }
      }
    }
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
