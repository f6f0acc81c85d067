import FirstFrameLayoutTree
public import Foundation

// Members from before iOS 9, which controllers and scenes replaced. There is no status bar.

extension UIApplication {
  public var statusBarStyle: UIStatusBarStyle {
    get { seldom["statusBarStyle"] ?? .default }
    set { seldom["statusBarStyle"] = newValue }
  }

  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  public var isStatusBarHidden: Bool {
    get { seldom["isStatusBarHidden"] ?? false }
    set { seldom["isStatusBarHidden"] = newValue }
  }

  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The orientation of the scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { UIWindowScene.shared.interfaceOrientation }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// Has no effect except for a warning: the device of an assertion determines the orientation.
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
    UsageWarnings.warnOfNoEffect(
      "UIApplication.statusBarOrientation", "the device of the assertion determines the orientation")
  }

  /// Returns `false`: the application is never in the background.
  @discardableResult
  public func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil) -> Bool {
    false
  }

  public func clearKeepAliveTimeout() {}

  /// Has no effect except for a warning: the icon is not shown.
  public func setNewsstandIconImage(_ image: UIImage?) {
    UsageWarnings.warnOfNoEffect("UIApplication.setNewsstandIconImage", "the icon is not shown")
  }

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
