import Foundation

/// Chooses the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The position of a toolbar.
public typealias UIToolbarPosition = UIBarPosition

extension UIToolbar: UIBarPositioning {

  /// The background image that fits the position and the metrics of the bar best.
  var ownBackgroundImage: UIImage? {
    let metrics: [UIBarMetrics] = traitCollection.verticalSizeClass == .compact ? [.compact, .default] : [.default]
    for position in [barPosition, .any] {
      for metric in metrics {
        if let image = backgroundImage(forToolbarPosition: position, barMetrics: metric) { return image }
      }
    }
    return nil
  }
}
