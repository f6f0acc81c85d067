import Foundation
import HeadlessUIKit

/// A layer that draws four points of red along its left side.
final class StripeLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: 4, height: bounds.height))
  }
}
