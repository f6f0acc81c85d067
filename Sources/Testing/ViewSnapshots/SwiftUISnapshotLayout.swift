public import Foundation
public import HeadlessUIKit

/// The space in which a SwiftUI view is drawn.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The ideal size of the view.
  case sizeThatFits

  /// The device; one without a size for other layouts.
  var config: ViewImageConfig {
    if case .device(let config) = self { config } else { ViewImageConfig() }
  }

  /// The size in points; `nil` for that of the device or the view.
  var size: CGSize? {
    if case .fixed(let width, let height) = self { CGSize(width: width, height: height) } else { nil }
  }
}
