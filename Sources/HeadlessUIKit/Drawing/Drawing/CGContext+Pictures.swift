import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

extension CGContext {
  /// Draws a picture upside down, as Core Graphics does where y points down; `UIImage.draw(in:)` keeps it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    recordInUserSpace(
      LayoutNode(
        frame: rect, transform: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
        image: ImageContent(source: .bitmap(image.bitmap))))
  }
}
