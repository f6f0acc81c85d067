#if !canImport(CoreGraphics)
  public import Foundation
  import FirstFrameGeometry

  extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      transform.affine.apply(self)
    }
  }

  extension CGSize {
    /// The size as a vector, mapped without the transform's movement.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      let corner = transform.affine.linear.apply(CGPoint(x: width, y: height))
      return CGSize(width: corner.x, height: corner.y)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle that holds the mapped one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      transform.affine.bounds(of: self)
    }
  }
#endif
