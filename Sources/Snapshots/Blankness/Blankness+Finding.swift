package import FirstFrameImaging
package import FirstFrameLayoutTree
package import FirstFrameRasterizer
import Foundation

extension Blankness {
  /// Finds out why a frame is blank; nil where it is not.
  ///
  /// - Parameter rasterizer: What drew the tree, to draw parts of it for comparison.
  package init?(of tree: LayoutNode, drawnAs bitmap: Bitmap?, by rasterizer: Rasterizer) throws(RasterizerError) {
    guard let bitmap else {
      self = .zeroSize(width: tree.frame.width, height: tree.frame.height)
      return
    }
    if let color = bitmap.onlyColor {
      self = color == .clear ? .nothingDrawn(bitmap.size) : .oneColor(color, bitmap.size)
      return
    }
    let texts = tree.shownTexts
    if !texts.isEmpty, texts.allSatisfy({ !$0.hasInk }), !tree.showsPicture {
      self = .textWithoutInk(nodes: texts.map(\.node))
      return
    }
    // Pixels tell more than nodes: a text may have the colour behind it, lie outside, or have an empty box.
    // The picture has two colours or more: it is not that of a flat box, which therefore need not be drawn.
    if tree.hasContent, !tree.hasFlatBox(scale: rasterizer.scale), try rasterizer.bitmap(of: tree.ownBox) == bitmap {
      self = .nothingInside(nodeCount: tree.descendantCount)
      return
    }
    return nil
  }
}
