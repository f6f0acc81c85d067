import HeadlessUIKit

/// A text or a template image that is filled with a gradient or a picture: the paint, within the shape of the content.
@MainActor
enum FilledContent {
  static func elements(of content: some View, filledWith paint: Paint, in context: BuildContext) -> [LayoutElement] {
    content.environment(\.fillColor, .clear)
      .overlay { PaintView(paint: paint).mask { content.environment(\.fillColor, .black) } }
      .build(in: context.child("filled"))
  }
}

private struct FillColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The color of a content whose shape is filled; `nil` for the content's own colors.
  var fillColor: Color? {
    get { self[FillColorKey.self] }
    set { self[FillColorKey.self] = newValue }
  }
}

extension Paint {
  /// Whether content in this paint is filled with it, and not drawn in one color.
  var needsFilling: Bool {
    switch self {
    case .gradient, .image: true
    case .color, .material: false
    }
  }
}
