import Foundation

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
