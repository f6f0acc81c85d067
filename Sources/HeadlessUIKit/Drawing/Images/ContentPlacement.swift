import FirstFrameLayoutTree
import Foundation

/// Where a picture lies in a box, in the box's space.
enum ContentPlacement {
  static func rect(of size: CGSize, in box: CGRect, mode: ImageContent.Mode) -> CGRect {
    switch mode {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return box }
      let factors = [box.width / size.width, box.height / size.height]
      let factor = (mode == .scaleAspectFit ? factors.min() : factors.max()) ?? 1
      return centered(CGSize(width: size.width * factor, height: size.height * factor), in: box)
    default: return moved(centered(size, in: box), to: mode, of: box)
    }
  }

  private static func centered(_ size: CGSize, in box: CGRect) -> CGRect {
    CGRect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
  }

  private static func moved(_ rect: CGRect, to mode: ImageContent.Mode, of box: CGRect) -> CGRect {
    var rect = rect
    if [.left, .topLeft, .bottomLeft].contains(mode) { rect.origin.x = box.minX }
    if [.right, .topRight, .bottomRight].contains(mode) { rect.origin.x = box.maxX - rect.width }
    if [.top, .topLeft, .topRight].contains(mode) { rect.origin.y = box.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(mode) { rect.origin.y = box.maxY - rect.height }
    return rect
  }
}
