import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension CALayer {
  var cornerRadii: CornerRadii {
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }

  var border: Border? {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
    return Border(width: borderWidth, color: borderColor.straightComponents.color)
  }

  var shadow: Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    let components = shadowColor.straightComponents
    return Shadow(
      color: components.with(alpha: components.alpha * CGFloat(shadowOpacity)).color, offset: shadowOffset,
      // Core Animation counts the standard deviation, CSS twice that.
      blur: shadowRadius * 2)
  }
}
