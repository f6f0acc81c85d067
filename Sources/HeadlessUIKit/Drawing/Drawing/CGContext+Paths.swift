import FirstFrameGeometry
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

  /// - Parameter clockwise: As Core Graphics means it, with y up: on the screen it is the other way around.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    inUserSpace {
      $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    inUserSpace { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
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

  /// The path so far, in user space; nil where there is none.
  public var path: CGPath? {
    guard !currentPath.isEmpty, let inverse = state.matrix.inverse else { return nil }
    return CGPath(currentPath.transformed(by: inverse))
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var boundingBoxOfClipPath: CGRect {
    let clip = state.clips.reduce(box) { rect, clip in rect.intersection(clip.path.extent ?? .null) }
    return (state.matrix.inverse ?? .identity).bounds(of: clip)
  }

  private func add(_ path: Path) {
    currentPath.addPath(path.transformed(by: state.matrix))
  }

  /// Goes on with the path as it is in user space, where circles are circles.
  private func inUserSpace(_ build: (inout Path) -> Void) {
    guard let inverse = state.matrix.inverse else { return }
    var path = state.matrix == .identity ? currentPath : currentPath.transformed(by: inverse)
    build(&path)
    currentPath = state.matrix == .identity ? path : path.transformed(by: state.matrix)
  }
}
