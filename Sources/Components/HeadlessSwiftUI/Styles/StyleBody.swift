import HeadlessUIKit

/// The view that a style makes, with the properties of the style connected to the environment.
struct StyleBody: PrimitiveView {
  private let style: Any
  private let make: @MainActor () -> any View

  init<Style>(_ style: Style, _ make: @escaping @MainActor (Style) -> any View) {
    self.style = style
    self.make = { make(style) }
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let context = context.child(of: type(of: style))
    guard context.graph.connect(style, in: context) else { return [] }
    return context.evaluating(style) { make() }.build(in: context.child("body"))
  }
}

/// A style in the environment; `nil` for the automatic one.
struct StyleKey<Style>: EnvironmentKey {
  static var defaultValue: Style? { nil }
}

extension EnvironmentValues {
  /// The style of a kind of control; `nil` for the automatic one.
  subscript<Style>(style type: Style.Type) -> Style? {
    get { self[StyleKey<Style>.self] }
    set { self[StyleKey<Style>.self] = newValue }
  }
}

extension View {
  /// Sets the style of a kind of control in the environment.
  func style<Style>(_ type: Style.Type, _ style: Style?) -> some View {
    transformEnvironment(\.self) { $0[style: type] = style }
  }
}

/// A view that a configuration of a style contains.
struct ErasedView: PrimitiveView, ContainedViews {
  let content: any View

  func elements(in context: BuildContext) -> [LayoutElement] { content.build(in: context.child("content")) }

  func containedItems(in context: BuildContext) -> [ContainedItem] {
    content.containedItems(in: context.child("content"))
  }
}
