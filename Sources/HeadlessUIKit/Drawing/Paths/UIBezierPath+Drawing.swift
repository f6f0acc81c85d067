import FirstFrameLayoutTree
public import Foundation

extension UIBezierPath {
  /// Fills the path with the current context's fill colour.
  public func fill() {
    guard let context = GraphicsContexts.current else { return }
    context.paint(context.mapped(shape), fills: fillRule, strokes: false)
  }

  /// Strokes the path with the current context's stroke colour and this path's pen.
  public func stroke() {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    context.state.pen = strokeStyle
    context.paint(context.mapped(shape), fills: nil, strokes: true)
    context.restoreGState()
  }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, fill)
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, stroke)
  }

  /// Cuts off what is drawn after it outside of the path.
  public func addClip() {
    guard let context = GraphicsContexts.current else { return }
    context.state.clips.append(.init(path: context.mapped(shape), rule: fillRule))
  }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
