public import HeadlessUIKit

/// A view that draws with code, and fills all the space that is offered.
public struct Canvas<Symbols: View>: PrimitiveView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols?

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { (self.renderer, symbols) = (renderer, nil) }

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { (self.renderer, self.symbols) = (renderer, symbols()) }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { CanvasView() }
    let (renderer, environment) = (renderer, context.environment)
    let symbols = symbols.map { CanvasSymbols($0, in: context) }
    view.backgroundColor = .clear
    view.isOpaque = false
    view.drawing = { context, size, traits in
      var graphics = GraphicsContext(context, environment, traits)
      graphics.symbols = symbols
      renderer(&graphics, size)
    }
    view.setNeedsDisplay()
    return [ViewElement(view) { $1.replacingUnspecifiedDimensions() }]
  }
}

extension Image {
  /// Creates an image of a size in points that code draws, in the environment of a screen without changes.
  @MainActor public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: (inout GraphicsContext) -> Void
  ) {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      var graphics = GraphicsContext(context.cgContext, EnvironmentValues(), .current)
      renderer(&graphics)
    }
    self = label.map { Image(image, label: $0) } ?? Image(uiImage: image)
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
  let context: CGContext
  let traits: UITraitCollection
  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity
  public var blendMode = BlendMode.normal
  /// The views that the canvas can draw; `nil` if there are none.
  var symbols: CanvasSymbols?
  private var clips: [Clip] = []

  /// An area that is drawn in: the inside or the outside of a path.
  private struct Clip {
    let path: Path
    let isInverse: Bool
    let isEvenOdd: Bool
  }

  init(_ context: CGContext, _ environment: EnvironmentValues, _ traits: UITraitCollection) {
    (self.context, self.environment, self.traits) = (context, environment, traits)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Clip(path: path.applying(transform), isInverse: options.contains(.inverse), isEvenOdd: style.isEOFilled))
  }

  /// The area that is drawn in, in the space of the canvas.
  public var clipBoundingRect: CGRect {
    clips.filter { !$0.isInverse }.reduce(context.boundingBoxOfClipPath) { $0.intersection($1.path.boundingRect) }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw {
      let outline = UIBezierPath(cgPath: path.applying(transform).cgPath)
      outline.usesEvenOddFillRule = style.isEOFilled
      paint(outline, with: shading)
    }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard case .color(let color) = shading.resolved(in: environment) else {
      return fill(path.strokedPath(style), with: shading)
    }
    draw {
      let outline = UIBezierPath(cgPath: path.applying(transform).cgPath)
      outline.lineWidth = style.lineWidth
      outline.lineCapStyle = style.lineCap
      outline.lineJoinStyle = style.lineJoin
      outline.miterLimit = style.miterLimit
      if !style.dash.isEmpty { outline.setLineDash(style.dash, count: style.dash.count, phase: style.dashPhase) }
      self.color(of: color).setStroke()
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

  func string(of text: Text) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs(in: environment) {
      let attributes = TextAttributes(run.style, environment, traits)
      result.append(NSAttributedString(string: attributes.cased(run.string), attributes: attributes.values))
    }
    return result
  }

  func color(of color: Color) -> UIColor {
    let color = color.uiColor.resolvedColor(with: traits)
    return color.withAlphaComponent(color.cgColor.alpha * opacity)
  }

  func draw(_ body: () -> Void) {
    context.saveGState()
    for clip in clips {
      let outline = UIBezierPath(cgPath: clip.path.cgPath)
      outline.usesEvenOddFillRule = clip.isEvenOdd
      if clip.isInverse {
        outline.append(UIBezierPath(rect: context.boundingBoxOfClipPath))
        outline.usesEvenOddFillRule = true
      }
      outline.addClip()
    }
    context.setBlendMode(blendMode.mode)
    body()
    context.restoreGState()
  }

  func transformed(_ body: () -> Void) {
    draw {
      context.concatenate(transform)
      body()
    }
  }
}
