import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// What `saveGState()` keeps of a context.
struct DrawingState {
  /// From user space to the context's box.
  var matrix = Affine.identity
  var fillColor = Color.black
  var strokeColor = Color.black
  var pen = StrokeStyle(width: 1)
  var opacity = 1.0
  var blend = BlendMode.normal
  var shadow: Shadow?
  /// In the context's box, the outermost first.
  var clips: [ClipPath] = []
}
