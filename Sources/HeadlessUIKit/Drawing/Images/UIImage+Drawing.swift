import FirstFrameLayoutTree
public import Foundation

extension UIImage {
  /// Draws the picture in the current context, stretched to a rectangle; a stencil in the fill colour.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture in the current context at its own size.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContexts.current else { return }
    let fill = context.state.fillColor
    let stencil = UIColor(content: .fixed(ColorComponents(fill)))
    let appearance = ImageAppearance(
      tint: values.renderingMode == .alwaysTemplate ? stencil : nil, traits: .current)
    var node = LayoutNode(frame: rect)
    describe(in: &node, as: appearance)
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.state.opacity *= Double(alpha)
    context.recordInUserSpace(node)
    context.restoreGState()
    if let warning = values.warning { context.warn(warning) }
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}
