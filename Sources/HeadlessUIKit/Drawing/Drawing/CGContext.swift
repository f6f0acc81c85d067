import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Where a view draws: what is drawn becomes boxes of the view's layout tree.
///
/// Lengths are points, y down.
public final class CGContext {
  /// Of the box that is drawn in, in points.
  let size: CGSize
  /// Pixels per point of a picture made of it; 0 for the screen's.
  let scale: CGFloat
  var state = DrawingState()
  private var saved: [DrawingState] = []
  /// In the context's box, so that a transform moves only what comes after it.
  var currentPath = Path()
  private var operations: [DrawnOperation] = []
  private(set) var warnings: [String] = []

  init(size: CGSize, scale: CGFloat = 0) {
    self.size = size
    self.scale = scale
  }

  /// The box in its own space.
  var box: CGRect { CGRect(origin: .zero, size: size) }

  public func saveGState() {
    saved.append(state)
  }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  // MARK: Recording

  /// What was drawn so far.
  var nodes: [LayoutNode] { DrawnOperation.nodes(of: operations, in: box) }

  /// What was drawn so far, as a picture.
  var recordedImage: UIImage {
    UIImage(
      ImageValues(
        content: .drawing(nodes), size: size, scale: scale > 0 ? scale : UITraitCollection.current.displayScale,
        warning: warnings.first))
  }

  /// Adds a node whose frame lies in the context's box.
  func record(_ node: LayoutNode) {
    var node = node
    node.opacity *= state.opacity
    node.blend = state.blend
    operations.append(DrawnOperation(clips: state.clips, node: node))
  }

  /// Adds a node whose frame lies in user space.
  func recordInUserSpace(_ node: LayoutNode) {
    var node = node
    if state.matrix.isTranslation {
      node.frame = node.frame.offsetBy(dx: state.matrix.tx, dy: state.matrix.ty)
      return record(node)
    }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    record(LayoutNode(frame: box, transform: state.matrix.moved(from: .zero, to: center), children: [node]))
  }

  func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
