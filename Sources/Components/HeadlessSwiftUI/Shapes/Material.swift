import HeadlessUIKit

/// A translucent surface that blurs what is behind it.
public struct Material: PaintingStyle {
  private let style: UIBlurEffect.Style

  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .systemThickMaterial)
  public static let bar = Material(style: .systemChromeMaterial)

  func paint(in environment: EnvironmentValues) -> Paint { .material(self) }

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { UIVisualEffectView(effect: nil) }
    view.effect = UIBlurEffect(style: style)
    return [ViewElement<UIVisualEffectView>(view) { $1.replacingUnspecifiedDimensions() }]
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

// `@unchecked Sendable`: images are immutable values.
/// A style that repeats an image.
public struct ImagePaint: PaintingStyle, @unchecked Sendable {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  func paint(in environment: EnvironmentValues) -> Paint { .image(self) }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
