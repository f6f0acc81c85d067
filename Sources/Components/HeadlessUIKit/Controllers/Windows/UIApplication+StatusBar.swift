import FirstFrameLayoutTree
public import Foundation

// Members from before iOS 9, which controllers and scenes replaced. No status bar is drawn.

extension UIApplication {

  public nonisolated static let minimumKeepAliveTimeout: TimeInterval = 600
}

extension RunLoop.Mode {
  /// The mode while a touch is tracked. There are no touches.
  public static var tracking: RunLoop.Mode { RunLoop.Mode("UITrackingRunLoopMode") }
}

extension UIApplication.OpenExternalURLOptionsKey {
  public static let eventAttribution = UIApplication.OpenExternalURLOptionsKey(
    rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}
