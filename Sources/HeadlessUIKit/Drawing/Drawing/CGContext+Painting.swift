import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

extension CGContext {
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
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      let line = Path {
        $0.move(to: points[pair])
        $0.addLine(to: points[pair + 1])
      }
      paint(mapped(line), fills: nil, strokes: true)
    }
  }

  /// Nothing is left to clear where nothing was drawn; what was drawn stays.
  public func clear(_ rect: CGRect) {
    if !nodes.isEmpty { warn("CGContext.clear(_:) does not take away what was drawn before it") }
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(ClipPath(path: takePath(), rule: rule.layoutTreeRule))
  }

  public func clip(to rect: CGRect) {
    state.clips.append(ClipPath(path: mapped(Path { $0.addRect(rect.standardized) })))
  }

  public func clip(to rects: [CGRect]) {
    state.clips.append(ClipPath(path: mapped(Path { path in for rect in rects { path.addRect(rect.standardized) } })))
  }

  /// A path of user space in the context's box.
  func mapped(_ path: Path) -> Path {
    state.matrix == .identity ? path : path.transformed(by: state.matrix)
  }

  private func takePath() -> Path {
    defer { currentPath = Path() }
    return currentPath
  }

  /// Draws a path of the context's box.
  func paint(_ path: Path, fills rule: FillRule?, strokes: Bool) {
    if let rule { fill(path, rule) }
    if strokes, state.strokeColor.alpha > 0 { stroke(path) }
  }

  private func fill(_ path: Path, _ rule: FillRule) {
    guard state.fillColor.alpha > 0, !path.isEmpty else { return }
    if let shadow = state.shadow {
      guard let rect = path.onlyRectangle else {
        warn("The shadow of a shape that is no rectangle is not drawn")
        return record(path, rule)
      }
      return record(LayoutNode(frame: rect, background: .color(state.fillColor), shadow: shadow))
    }
    record(path, rule)
  }

  private func record(_ path: Path, _ rule: FillRule) {
    let fill = PathContent.Fill(paint: .color(state.fillColor), rule: rule)
    record(LayoutNode(frame: box, path: PathContent(path: path, fill: fill)))
  }

  private func stroke(_ path: Path) {
    guard state.pen.width > 0, !path.isEmpty else { return }
    if state.shadow != nil { warn("The shadow of a line is not drawn") }
    var pen = state.pen
    let matrix = state.matrix
    if matrix.isUprightAndEven {
      pen.width *= matrix.a
      pen.dash = pen.dash.map { $0 * matrix.a }
      pen.dashPhase *= matrix.a
      let line = PathContent(path: path, stroke: .init(color: state.strokeColor, style: pen))
      return record(LayoutNode(frame: box, path: line))
    }
    // The pen is turned and stretched with user space.
    guard let inverse = matrix.inverse else { return }
    let line = PathContent(path: path.transformed(by: inverse), stroke: .init(color: state.strokeColor, style: pen))
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    record(LayoutNode(frame: box, transform: matrix.moved(from: .zero, to: center), path: line))
  }
}
