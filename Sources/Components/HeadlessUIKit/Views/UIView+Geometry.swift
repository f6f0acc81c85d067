import FirstFrameGeometry
import Foundation

extension CGRect {
  /// Whether a point is inside, or on the left or the top edge. Unlike Foundation's `contains(_:)`, this does not end the
  /// process if a number is not finite.
  func includes(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}

extension UIView {
  /// The rectangle that layout uses: the frame without the transform.
  var layoutFrame: CGRect {
    get { layer.geometry.transform == .identity ? frame : layer.geometry.untransformedFrame }
    set {
      if layer.geometry.transform == .identity {
        frame = newValue
      } else {
        layer.geometry.position.x += newValue.midX - layoutFrame.midX
        layer.geometry.position.y += newValue.midY - layoutFrame.midY
        bounds.size = newValue.size
      }
    }
  }

  // MARK: Conversion

  /// Converts a point from this view's space to the space of another view, or of the root if `view` is `nil`.
  func standardConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  func standardConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Returns the bounding box, in another view's space, of a rectangle in this view's space.
  func standardConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  func standardConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  // MARK: Autoresizing

  /// The flexible parts of a view's position and size when its superview is resized.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
