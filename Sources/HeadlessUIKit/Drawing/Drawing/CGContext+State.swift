import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

extension CGContext {
  public var ctm: CGAffineTransform { CGAffineTransform(state.matrix) }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns user space by an angle in radians, clockwise with y down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Does the transform before those that there are.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.affine.followed(by: state.matrix)
  }

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.straightComponents.color
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.straightComponents.color
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// In points of user space.
  public func setLineWidth(_ width: CGFloat) {
    state.pen.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.pen.cap = cap.geometry
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.join = join.geometry
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.pen.miterLimit = limit
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dashPhase = phase
    state.pen.dash = lengths
  }

  public func setAlpha(_ alpha: CGFloat) {
    state.opacity = Double(max(0, min(1, alpha)))
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode.layoutTreeMode ?? .normal
    if mode.layoutTreeMode == nil { warn("The blend mode \(mode) is not drawn; it was drawn as normal") }
  }

  /// Draws what follows with a shadow: rectangles do, other shapes do not.
  ///
  /// - Parameter blur: Twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0.straightComponents.color, offset: offset, blur: blur) }
  }

  /// A shadow in black at a third of its strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Nothing to be done: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}
