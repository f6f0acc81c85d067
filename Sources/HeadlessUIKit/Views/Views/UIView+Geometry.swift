import FirstFrameGeometry
public import Foundation

extension UIView {
  /// The rectangle that layout uses: the frame without the transform.
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

  /// The point whose position is ``center`` and around which the transform applies, in the unit square of the bounds.
  ///
  /// Setting it changes the centre, so that an untransformed view keeps its frame.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      let frame = layer.geometry.untransformedFrame
      layer.anchorPoint = newValue
      layer.geometry.untransformedFrame = frame
    }
  }
}
