import FirstFrameImaging
public import Foundation

/// Returns the current context inside `draw(_:)` and the closures of image renderers; `nil` elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.stack.append(context)
}

public func UIGraphicsPopContext() {
  _ = GraphicsContexts.stack.popLast()
}

/// Begins drawing an image.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image is black where nothing is drawn, instead of transparent.
///   - scale: The scale in pixels per point; 0 for the display scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContexts.stack.append(CGContext(size: size, scale: scale, isOpaque: opaque))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.current?.recordedImage }

public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle with the current fill color, which replaces what was drawn there.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill color in a blend mode. The blend mode of the context has no effect.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.current?.drawing(with: blendMode) { $0.fill(rect) }
}

/// Draws a frame one point wide inside a rectangle, in the current fill color, which replaces what was drawn there.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside a rectangle, in the current fill color and a blend mode. The blend mode of the
/// context has no effect.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.current?.drawing(with: blendMode) { context in
    context.addPath(CGPath(rect: rect))
    context.addPath(CGPath(rect: rect.insetBy(dx: 1, dy: 1)))
    context.fillPath(using: .evenOdd)
  }
}

extension CGContext {
  /// Draws in a blend mode. An opaque color that replaces what was drawn covers it.
  fileprivate func drawing(with blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    saveGState()
    let isCovering = blendMode == .copy && state.fillColor.isOpaque && state.opacity == 1
    setBlendMode(isCovering ? .normal : blendMode)
    draw(self)
    restoreGState()
  }
}

public func UIRectClip(_ rect: CGRect) {
  GraphicsContexts.current?.clip(to: rect)
}

/// The stack of drawing contexts, innermost last. Each thread has its own stack, as in UIKit.
enum GraphicsContexts {
  private static let key = "FirstFrame.GraphicsContexts"
  /// The stack of the main thread, which alone reads and writes it. Views draw there, and a thread's dictionary is slow.
  nonisolated(unsafe) private static var mainStack: [CGContext] = []

  static var stack: [CGContext] {
    get { Thread.isMainThread ? mainStack : Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { if Thread.isMainThread { mainStack = newValue } else { Thread.current.threadDictionary[key] = newValue } }
  }

  static var current: CGContext? { stack.last }

  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    stack.append(context)
    defer { stack.removeLast() }
    return try body()
  }
}
