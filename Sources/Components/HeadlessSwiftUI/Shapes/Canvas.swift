public import HeadlessUIKit

/// A view that draws with code, and fills all the space that is offered.
public struct Canvas<Symbols: View>: PrimitiveView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { self.renderer = renderer }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { CanvasView() }
    let (renderer, environment) = (renderer, context.environment)
    view.backgroundColor = .clear
    view.isOpaque = false
    view.drawing = { context, size, traits in
      var graphics = GraphicsContext(context, environment, traits)
      renderer(&graphics, size)
    }
    view.setNeedsDisplay()
    return [ViewElement(view) { $1.replacingUnspecifiedDimensions() }]
  }
}

private final class CanvasView: UIView {
  var drawing: @MainActor (CGContext, CGSize, UITraitCollection) -> Void = { _, _, _ in }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing(context, bounds.size, traitCollection)
  }
}

/// Draws paths, texts and images. A copy has its own transform, clip and opacity.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// What a path is filled with.
  public struct Shading {
    let color: @MainActor (EnvironmentValues) -> Color

    public static func color(_ color: Color) -> Shading { Shading { _ in color } }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func style(_ style: some ShapeStyle) -> Shading { Shading { style.color(in: $0) } }
    public static var foreground: Shading { Shading { $0.foregroundColor(level: 0) } }
  }

  private let context: CGContext
  private let traits: UITraitCollection
  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity
  private var clips: [Path] = []

  init(_ context: CGContext, _ environment: EnvironmentValues, _ traits: UITraitCollection) {
    (self.context, self.environment, self.traits) = (context, environment, traits)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  public mutating func clip(to path: Path) { clips.append(path.applying(transform)) }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw {
      let outline = UIBezierPath(cgPath: path.applying(transform).cgPath)
      outline.usesEvenOddFillRule = style.isEOFilled
      color(of: shading).setFill()
      outline.fill()
    }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw {
      let outline = UIBezierPath(cgPath: path.applying(transform).cgPath)
      outline.lineWidth = style.lineWidth
      outline.lineCapStyle = style.lineCap
      outline.lineJoinStyle = style.lineJoin
      outline.miterLimit = style.miterLimit
      if !style.dash.isEmpty { outline.setLineDash(style.dash, count: style.dash.count, phase: style.dashPhase) }
      color(of: shading).setStroke()
      outline.stroke()
    }
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let string = string(of: text)
    let size = string.size()
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    transformed { string.draw(at: origin) }
  }

  public func draw(_ text: Text, in rect: CGRect) {
    let string = string(of: text)
    transformed { string.draw(in: rect) }
  }

  private func string(of text: Text) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs(in: environment) {
      let attributes = TextAttributes(run.style, environment, traits)
      result.append(NSAttributedString(string: attributes.cased(run.string), attributes: attributes.values))
    }
    return result
  }

  private func color(of shading: Shading) -> UIColor {
    let color = shading.color(environment).uiColor.resolvedColor(with: traits)
    return color.withAlphaComponent(color.cgColor.alpha * opacity)
  }

  private func draw(_ body: () -> Void) {
    context.saveGState()
    for clip in clips { UIBezierPath(cgPath: clip.cgPath).addClip() }
    body()
    context.restoreGState()
  }

  private func transformed(_ body: () -> Void) {
    draw {
      context.concatenate(transform)
      body()
    }
  }
}
