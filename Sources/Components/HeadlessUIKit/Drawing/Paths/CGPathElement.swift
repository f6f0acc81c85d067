import FirstFrameGeometry
public import Foundation

/// An element of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points, then the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

extension CGPath {
  /// Calls a closure with each element. The element is valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in shape.elements {
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let end): (type, points) = (.moveToPoint, [end])
      case .line(let end): (type, points) = (.addLineToPoint, [end])
      case .quadCurve(let end, let control): (type, points) = (.addQuadCurveToPoint, [control, end])
      case .curve(let end, let control1, let control2): (type, points) = (.addCurveToPoint, [control1, control2, end])
      case .close: (type, points) = (.closeSubpath, [])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { placeholder in
          var element = CGPathElement(type: type, points: buffer.baseAddress ?? placeholder.baseAddress!)
          block(&element)
        }
      }
    }
  }

  /// Calls a function with a value of the caller and each element. The element is valid only during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
