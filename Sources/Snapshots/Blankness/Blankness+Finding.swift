import Foundation
import Imaging
import LayoutTree

extension Blankness {
  /// Finds out why a frame is blank; nil where it is not.
  init?(of tree: LayoutNode, drawnAs bitmap: Bitmap?) {
    guard let bitmap else {
      self = .zeroSize(width: tree.frame.width, height: tree.frame.height)
      return
    }
    if let color = bitmap.onlyColor {
      self = color == .clear ? .nothingDrawn(bitmap.size) : .oneColor(color.straight, bitmap.size)
      return
    }
    let texts = tree.shownTexts
    if !texts.isEmpty, texts.allSatisfy({ !$0.hasInk }), !tree.showsPicture {
      self = .textWithoutInk(nodes: texts.map(\.node))
      return
    }
    let nodeCount = tree.descendantCount
    if nodeCount > 0, tree.children.allSatisfy({ !$0.showsAnything }) {
      self = .nothingInside(nodeCount: nodeCount)
      return
    }
    return nil
  }
}
