import FirstFrameLayoutTree
import Foundation

/// Where a picture lies in a box, in the box's space.
struct ImagePlacement {
  let rect: CGRect

  /// - Parameter size: The picture's own size, in points.
  init(of size: CGSize, in box: CGRect, mode: ImageContent.Mode) {
    let horizontal = (box.width - size.width) / 2
    let vertical = (box.height - size.height) / 2
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: box.minX + x, y: box.minY + y, width: size.width, height: size.height)
    }
    switch mode {
    case .scaleToFill, .redraw: rect = box
    case .scaleAspectFit: rect = Self.scaled(size, to: box, by: min)
    case .scaleAspectFill: rect = Self.scaled(size, to: box, by: max)
    case .center: rect = placed(horizontal, vertical)
    case .top: rect = placed(horizontal, 0)
    case .bottom: rect = placed(horizontal, 2 * vertical)
    case .left: rect = placed(0, vertical)
    case .right: rect = placed(2 * horizontal, vertical)
    case .topLeft: rect = placed(0, 0)
    case .topRight: rect = placed(2 * horizontal, 0)
    case .bottomLeft: rect = placed(0, 2 * vertical)
    case .bottomRight: rect = placed(2 * horizontal, 2 * vertical)
    }
  }

  private static func scaled(_ size: CGSize, to box: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    let factor = choose(box.width / size.width, box.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }
}
