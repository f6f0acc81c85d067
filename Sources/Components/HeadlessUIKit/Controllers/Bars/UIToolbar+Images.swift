import Foundation

/// Chooses the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The position of a toolbar.
public typealias UIToolbarPosition = UIBarPosition

extension UIToolbar: UIBarPositioning {
  /// The position that the delegate chooses; otherwise, the bottom.
  public var barPosition: UIBarPosition {
    guard let position = delegate?.position(for: self), position != .any else { return .bottom }
    return position
  }

  public var delegate: (any UIToolbarDelegate)? {
    get { (seldom["delegate"] as WeakDelegate?)?.object as? any UIToolbarDelegate }
    set { seldom["delegate"] = WeakDelegate(object: newValue) }
  }

  /// Sets the background for a position and metrics. The one for any position and the default metrics is drawn if there
  /// is none for the bar's own.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    seldom["backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }

  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { seldom["backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)"] }

  /// Sets the image of the line above a bar with a background image.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    seldom["shadowImage \(topOrBottom.rawValue)"] = shadowImage
  }

  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    seldom["shadowImage \(topOrBottom.rawValue)"]
  }

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
