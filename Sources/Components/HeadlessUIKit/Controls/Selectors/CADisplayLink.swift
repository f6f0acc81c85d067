import FirstFrameLayoutTree
public import Foundation

/// A timer that is synchronized with the screen. There is no screen, so it never fires by itself.
///
/// A test calls ``fire(at:)`` for each frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  /// The number of frames per call, as in iOS 9.
  open var frameInterval = 1
  open var preferredFrameRateRange = CAFrameRateRange.default
  open private(set) var timestamp: CFTimeInterval = 0
  /// The duration of a frame, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  private var target: AnyObject?
  private let selector: Selector

  /// Creates a display link that retains its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Warns that the link does not fire.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    UsageWarnings.warn("`CADisplayLink` never fires here: there is no screen. A test calls its `fire(at:)`.")
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  open func invalidate() {
    target = nil
  }

  /// Calls the method as if a frame were displayed at a time, in seconds. For tests; not part of UIKit.
  open func fire(at timestamp: CFTimeInterval) {
    guard !isPaused, let target else { return }
    self.timestamp = timestamp
    selector.implementation(for: target)?.perform(on: target, [self])
  }
}

/// The frame rates that an animation requests, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
