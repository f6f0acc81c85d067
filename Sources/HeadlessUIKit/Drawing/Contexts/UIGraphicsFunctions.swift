public import Foundation

/// The context that is drawn in, within `draw(_:)` and the closures of image renderers; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.stack.append(context)
}

public func UIGraphicsPopContext() {
  _ = GraphicsContexts.stack.popLast()
}

/// Begins to draw a picture.
///
/// - Parameter scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContexts.stack.append(CGContext(size: size, scale: scale))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.current?.recordedImage }

public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) {
  GraphicsContexts.current?.fill(rect)
}

/// Draws a line of one point inside the edge of a rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsContexts.current else { return }
  context.addPath(CGPath(rect: rect))
  context.addPath(CGPath(rect: rect.insetBy(dx: 1, dy: 1)))
  context.fillPath(using: .evenOdd)
}

public func UIRectClip(_ rect: CGRect) {
  GraphicsContexts.current?.clip(to: rect)
}

/// The contexts that are drawn in, the innermost last; every thread has its own, as in UIKit.
enum GraphicsContexts {
  private static let key = "FirstFrame.GraphicsContexts"

  static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var current: CGContext? { stack.last }

  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    stack.append(context)
    defer { stack.removeLast() }
    return try body()
  }
}
