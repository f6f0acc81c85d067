public import Foundation

extension UINavigationBar {
  public var behavioralStyle: UIBehavioralStyle { .pad }

  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { seldom["preferredBehavioralStyle"] ?? .automatic }
    set { seldom["preferredBehavioralStyle"] = newValue }
  }

  /// Moves the title by a distance in points, which is added to the adjustment of an appearance.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    seldom["titleAdjustment \(barMetrics.rawValue)"] = adjustment
    setNeedsLayout()
  }

  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    seldom["titleAdjustment \(barMetrics.rawValue)"] ?? 0
  }
}
