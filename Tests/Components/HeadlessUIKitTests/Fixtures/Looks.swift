import FirstFrameLayoutTree

@testable import HeadlessUIKit

extension UIView {
  /// Returns the view with the look of a version of iOS, which its subviews inherit.
  func inLook(_ version: SystemVersion) -> Self {
    traitOverrides.values.systemVersion = version
    return self
  }
}

extension ViewImageConfig {
  func inLook(_ version: SystemVersion) -> ViewImageConfig {
    var config = self
    config.systemVersion = version
    return config
  }
}
