public import Foundation

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
