import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

extension CGContext {
  public func beginPath() {
    currentPath = Path()
  }

  public func move(to point: CGPoint) {
    currentPath.move(to: state.matrix.apply(point))
  }

  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: state.matrix.apply(point))
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: state.matrix.apply(end), control: state.matrix.apply(control))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: state.matrix.apply(end), control1: state.matrix.apply(control1), control2: state.matrix.apply(control2))
  }

  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the first point, in radians from the positive x axis towards the positive y axis.
  ///   - endAngle: The angle of the last point, in radians.
  ///   - clockwise: The direction with y up, as in Core Graphics. On the screen, the direction is the opposite.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.extend(in: state.matrix) {
      $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
    }
  }

  /// Adds an arc of an angle in radians, which is negative for an arc towards the negative y axis.
  public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.extend(in: state.matrix) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  public func addRect(_ rect: CGRect) {
    add(Path { $0.addRect(rect.standardized) })
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) {
    add(Path { $0.addEllipse(in: rect.standardized) })
  }

  public func addPath(_ path: CGPath) {
    add(path.shape)
  }

  public func closePath() {
    if !currentPath.isEmpty { currentPath.closeSubpath() }
  }

  /// The current path in user space; `nil` if it is empty.
  public var path: CGPath? {
    guard !currentPath.isEmpty, let inverse = state.matrix.inverse else { return nil }
    return CGPath(currentPath.transformed(by: inverse))
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var boundingBoxOfClipPath: CGRect {
    let clip = state.clips.reduce(box) { rect, clip in rect.intersection(clip.extent) }
    return (state.matrix.inverse ?? .identity).bounds(of: clip)
  }

  private func add(_ path: Path) {
    currentPath.addPath(path.transformed(by: state.matrix))
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(takePath(), fills: rule.layoutTreeRule, strokes: false)
  }

  public func strokePath() {
    paint(takePath(), fills: nil, strokes: true)
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    paint(takePath(), fills: mode.fillRule, strokes: mode.strokes)
  }

  public func fill(_ rect: CGRect) {
    paint(mapped(Path { $0.addRect(rect.standardized) }), fills: .nonzero, strokes: false)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func fillEllipse(in rect: CGRect) {
    paint(mapped(Path { $0.addEllipse(in: rect.standardized) }), fills: .nonzero, strokes: false)
  }

  public func stroke(_ rect: CGRect) {
    paint(mapped(Path { $0.addRect(rect.standardized) }), fills: nil, strokes: true)
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    paint(mapped(Path { $0.addEllipse(in: rect.standardized) }), fills: nil, strokes: true)
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let line = Path {
        $0.move(to: points[index])
        $0.addLine(to: points[index + 1])
      }
      paint(mapped(line), fills: nil, strokes: true)
    }
  }

  /// Removes what was drawn in a rectangle, inside the clip.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    setAlpha(1)
    state.shadow = nil
    fill(rect)
    restoreGState()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.path(ClipPath(path: takePath(), rule: rule.layoutTreeRule)))
  }

  public func clip(to rect: CGRect) {
    state.clips.append(.path(ClipPath(path: mapped(Path { $0.addRect(rect.standardized) }))))
  }

  /// Clips to an image: later drawing is multiplied by the image's alpha in a rectangle, and by 0 outside.
  ///
  /// Like ``draw(_:in:byTiling:)``, the image is upside down with y down.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    state.clips.append(.mask(inBaseSpace(mask.node(in: rect)), extent: state.matrix.bounds(of: rect)))
  }

  public func clip(to rects: [CGRect]) {
    let path = Path { path in for rect in rects { path.addRect(rect.standardized) } }
    state.clips.append(.path(ClipPath(path: mapped(path))))
  }

  /// Converts a path from user space to base space.
  func mapped(_ path: Path) -> Path {
    state.matrix == .identity ? path : path.transformed(by: state.matrix)
  }

  private func takePath() -> Path {
    defer { currentPath = Path() }
    return currentPath
  }

  /// Fills and strokes a path in base space.
  func paint(_ path: Path, fills rule: FillRule?, strokes: Bool) {
    if let rule { fill(path, rule) }
    if strokes, isVisible(state.strokeColor) { stroke(path) }
  }

  /// Whether drawing in a color changes anything.
  private func isVisible(_ color: Color) -> Bool { color.alpha > 0 || state.blend.appliesToClearParts }

  private func fill(_ path: Path, _ rule: FillRule) {
    if let pattern = state.fillPattern { return fill(path, rule, with: pattern) }
    guard isVisible(state.fillColor), !path.isEmpty else { return }
    if let shadow = state.shadow {
      guard let rect = path.asRectangle else { return record(path, rule) }
      return record(LayoutNode(frame: rect, background: .color(state.fillColor), shadow: shadow))
    }
    record(path, rule)
  }

  private func record(_ path: Path, _ rule: FillRule) {
    let fill = PathContent.Fill(paint: .color(state.fillColor), rule: rule)
    record(LayoutNode(frame: box, shadow: castShadow, path: PathContent(path: path, fill: fill)))
  }

  private func stroke(_ path: Path) {
    guard state.pen.width > 0, !path.isEmpty else { return }
    var pen = state.pen
    let matrix = state.matrix
    if matrix.isUniformScaleAndTranslation {
      pen.width *= matrix.a
      pen.dash = pen.dash.map { $0 * matrix.a }
      pen.dashPhase *= matrix.a
      let line = PathContent(path: path, stroke: .init(color: state.strokeColor, style: pen))
      return record(LayoutNode(frame: box, shadow: castShadow, path: line))
    }
    // The transform also applies to the pen.
    guard let inverse = matrix.inverse else { return }
    let line = PathContent(path: path.transformed(by: inverse), stroke: .init(color: state.strokeColor, style: pen))
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let node = LayoutNode(frame: box, transform: matrix.moved(from: .zero, to: center), path: line)
    record(LayoutNode(frame: box, shadow: castShadow, children: [node]))
  }

  /// The current shadow, cast by what is drawn; `nil` if there is none. The transform does not apply to shadows.
  var castShadow: Shadow? {
    var shadow = state.shadow
    shadow?.silhouette = .contents
    return shadow
  }
}

/// The parts of a path to draw: fill, stroke or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4

  var fillRule: FillRule? {
    switch self {
    case .fill, .fillStroke: .nonzero
    case .eoFill, .eoFillStroke: .evenodd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
