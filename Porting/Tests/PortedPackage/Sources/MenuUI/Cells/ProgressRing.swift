import QuartzCore
import UIKit

/// A ring that fills with the share of an order that is ready. Its layer draws it.
public final class ProgressRing: UIView {
  public override class var layerClass: AnyClass { RingLayer.self }

  private var ring: RingLayer { layer as! RingLayer }

  @objc public dynamic var progress: CGFloat {
    get { ring.progress }
    set { ring.progress = newValue }
  }

  /// The steps of a turn, each a twelfth.
  static let turn: CAKeyframeAnimation = {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0...12).map { Double($0) * .pi / 6 } as [NSNumber]
    animation.keyTimes = (0...12).map { NSNumber(value: Double($0) / 12) }
    animation.repeatCount = HUGE
    return animation
  }()
}

final class RingLayer: CALayer {
  @NSManaged var progress: CGFloat

  override class func needsDisplay(forKey key: String) -> Bool {
    if key == "progress" { return true }
    return super.needsDisplay(forKey: key)
  }

  override func draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 3, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
    path.lineWidth = 6
    UIColor.systemGreen.setStroke()
    path.stroke()
  }
}
