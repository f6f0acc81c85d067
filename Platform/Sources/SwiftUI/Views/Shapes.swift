public import UIKit

/// A two-dimensional outline, which fills all the space that is offered with the foreground color.
@MainActor @preconcurrency
public protocol Shape: View {
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: ShapeView { ShapeView(shape: self) }

  public func fill(_ style: some ShapeStyle) -> ShapeView {
    ShapeView(shape: self, fill: { AnyView(style.fill(in: $0)) })
  }

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    ShapeView(shape: self, stroke: { style.color(in: $0) }, lineWidth: lineWidth)
  }

  public func stroke(lineWidth: CGFloat = 1) -> ShapeView {
    ShapeView(shape: self, stroke: { $0.foreground ?? .primary }, lineWidth: lineWidth)
  }
}

/// A shape whose border can be drawn within its edges.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    ShapeView(shape: self, stroke: { style.color(in: $0) }, lineWidth: lineWidth, inset: lineWidth / 2)
  }
}

/// A shape with its colors.
public struct ShapeView: PrimitiveView {
  let shape: any Shape
  var fill: ((EnvironmentValues) -> AnyView)?
  var stroke: ((EnvironmentValues) -> Color)?
  var lineWidth: CGFloat = 0
  var inset: CGFloat = 0

  func elements(in context: BuildContext) -> [LayoutElement] {
    guard stroke == nil else { return [stroked(in: context)] }
    let content = fill?(context.environment) ?? AnyView(context.environment.foreground ?? .primary)
    let shape = shape
    return [
      context.inContainer(content) { _ in
      } didPlace: {
        $0.mask(to: shape.path(in: $0.bounds))
      }
    ].map { FlexibleElement($0) }
  }

  private func stroked(in context: BuildContext) -> LayoutElement {
    let view = context.graph.view(in: context) { StrokeView() }
    let (shape, inset) = (shape, inset)
    view.outline = { shape.path(in: $0.insetBy(dx: inset, dy: inset)) }
    view.line.strokeColor =
      stroke?(context.environment).uiColor.resolvedColor(with: context.canvas.traitCollection).cgColor
    view.line.lineWidth = lineWidth
    view.line.fillColor = nil
    view.setNeedsLayout()
    return ViewElement(view) { $1.replacingUnspecifiedDimensions() }
  }
}

/// An element of the offered size.
private final class FlexibleElement: WrappingElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

private final class StrokeView: UIView {
  let line = CAShapeLayer()
  var outline: @MainActor (CGRect) -> Path = { Path($0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if line.superlayer == nil { layer.addSublayer(line) }
    line.frame = bounds
    line.path = outline(bounds).cgPath
  }
}

extension UIView {
  /// Clips the view to a path.
  func mask(to path: Path) {
    let shape = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    shape.frame = bounds
    shape.path = path.cgPath
    layer.mask = shape
  }
}

public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerSize.width) }
}

public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
}

public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
