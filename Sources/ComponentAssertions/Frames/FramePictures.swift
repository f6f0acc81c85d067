import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

/// The pictures of a frame, each drawn once, when it is first asked for.
@MainActor
final class FramePictures {
  private let tree: LayoutNode
  private var drawn: [CGFloat: Bitmap] = [:]

  init(of tree: LayoutNode) {
    self.tree = tree
  }

  /// The picture with so many pixels for a point; nil where the frame has no size.
  func picture(scale: CGFloat) throws(RasterizerError) -> Bitmap? {
    guard tree.frame.width > 0, tree.frame.height > 0 else { return nil }
    if let bitmap = drawn[scale] { return bitmap }
    let bitmap = try Rasterizer(scale: scale).bitmap(of: tree)
    drawn[scale] = bitmap
    return bitmap
  }
}
