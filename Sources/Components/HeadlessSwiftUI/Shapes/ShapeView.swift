import HeadlessUIKit

/// A shape with what is drawn of it: one or more fills and lines.
public struct ShapeView: PrimitiveView {
  /// A fill or a line.
  struct Layer {
    let paint: (EnvironmentValues) -> Paint
    var stroke: StrokeStyle?
    /// The distance of a line's middle from the edge, in points.
    var inset: CGFloat = 0
    var isEvenOdd = false
  }

  let shape: any Shape
  var layers: [Layer] = []

  private func adding(_ layer: Layer) -> ShapeView { ShapeView(shape: shape, layers: layers + [layer]) }

  public func fill(_ style: some ShapeStyle = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()) -> ShapeView
  {
    adding(Layer(paint: { style.paint(in: $0) }, isEvenOdd: fillStyle.isEOFilled))
  }

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    adding(Layer(paint: { style.paint(in: $0) }, stroke: strokeStyle))
  }

  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    adding(Layer(paint: { style.paint(in: $0) }, stroke: strokeStyle, inset: strokeStyle.lineWidth / 2))
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let shape = shape
    let parts = layers.enumerated().map { element(of: $1, in: context.child("layer\($0)")) }
    let all = parts.count == 1 ? parts[0] : DepthStackElement(parts, alignment: .center)
    return [ShapeElement(all) { shape.sizeThatFits($0) }]
  }

  private func element(of layer: Layer, in context: BuildContext) -> LayoutElement {
    let paint = layer.paint(context.environment)
    if case .color(let color) = paint { return drawn(layer, color, in: context) }
    let outline = outline(of: layer)
    return context.inContainer(PaintView(paint: paint)) { _ in
    } didPlace: { view in
      let path = outline(view.bounds)
      view.mask(to: layer.stroke.map { path.strokedPath($0) } ?? path, isEvenOdd: layer.isEvenOdd)
    }
  }

  private func outline(of layer: Layer) -> @MainActor (CGRect) -> Path {
    let (shape, inset) = (shape, layer.inset)
    return { rect in
      guard inset != 0, let insettable = shape as? any InsettableShape else { return shape.path(in: rect) }
      return Self.path(of: insettable, in: rect, inset: inset)
    }
  }

  private static func path(of shape: some InsettableShape, in rect: CGRect, inset: CGFloat) -> Path {
    shape.inset(by: inset).path(in: rect)
  }

  private func drawn(_ layer: Layer, _ color: Color, in context: BuildContext) -> LayoutElement {
    let view = context.graph.view(in: context) { ShapeLayerView() }
    let color = color.uiColor.resolvedColor(with: context.canvas.traitCollection).cgColor
    view.outline = outline(of: layer)
    view.line.fillColor = layer.stroke == nil ? color : nil
    view.line.fillRule = layer.isEvenOdd ? .evenOdd : .nonZero
    view.line.strokeColor = layer.stroke == nil ? nil : color
    view.line.apply(layer.stroke ?? StrokeStyle(lineWidth: 0))
    view.setNeedsLayout()
    return ViewElement(view) { $1.replacingUnspecifiedDimensions() }
  }
}

/// An element with the size of a shape.
private final class ShapeElement: WrappingElement {
  private let sizing: @MainActor (ProposedViewSize) -> CGSize

  init(_ content: LayoutElement, sizing: @escaping @MainActor (ProposedViewSize) -> CGSize) {
    self.sizing = sizing
    super.init(content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal) }
}

/// A view that draws one fill or line of a shape.
private final class ShapeLayerView: UIView {
  let line = CAShapeLayer()
  var outline: @MainActor (CGRect) -> Path = { Path($0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if line.superlayer == nil {
      line.changesAtOnce = true
      layer.addSublayer(line)
    }
    line.frame = bounds
    line.path = outline(bounds).cgPath
  }
}

extension CAShapeLayer {
  fileprivate func apply(_ style: StrokeStyle) {
    lineWidth = style.lineWidth
    lineCap = style.lineCap == .round ? .round : style.lineCap == .square ? .square : .butt
    lineJoin = style.lineJoin == .round ? .round : style.lineJoin == .bevel ? .bevel : .miter
    miterLimit = style.miterLimit
    lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
    lineDashPhase = style.dashPhase
  }
}

extension UIView {
  /// Clips the view to a path.
  func mask(to path: Path, isEvenOdd: Bool = false) {
    let shape = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    shape.changesAtOnce = true
    shape.frame = bounds
    shape.path = path.cgPath
    shape.fillRule = isEvenOdd ? .evenOdd : .nonZero
    layer.mask = shape
  }
}
