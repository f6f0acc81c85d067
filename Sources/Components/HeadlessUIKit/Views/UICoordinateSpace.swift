public import Foundation

/// A space of coordinates: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view that is the space; `nil` for the screen.
  var view: UIView? { self as? UIView }
}

/// The screen is the space of the root view: a window covers the screen.
extension UIView: UICoordinateSpace {
}

/// The space of a screen in portrait, whatever its orientation. Points are not turned.
@MainActor
final class PortraitScreen: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect {
    let size = screen.bounds.size
    return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, from: coordinateSpace)
  }
}

extension UIScreen: UICoordinateSpace {
}
