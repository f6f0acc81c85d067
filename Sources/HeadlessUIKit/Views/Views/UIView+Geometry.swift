import FirstFrameGeometry
public import Foundation

extension UIView {
  /// The rectangle that layout speaks of: the frame as it would be without the transform.
  var layoutFrame: CGRect {
    get { layer.geometry.transform == .identity ? frame : layer.geometry.untransformedFrame }
    set {
      if layer.geometry.transform == .identity {
        frame = newValue
      } else {
        layer.geometry.position.x += newValue.midX - layoutFrame.midX
        layer.geometry.position.y += newValue.midY - layoutFrame.midY
        bounds.size = newValue.size
      }
    }
  }

  /// The point that the centre tells and the transform works around, in the unit square of the bounds.
  ///
  /// A new one leaves the view where it is, as long as it is not transformed, and so moves the centre.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      let frame = layer.geometry.untransformedFrame
      layer.anchorPoint = newValue
      layer.geometry.untransformedFrame = frame
    }
  }
}
