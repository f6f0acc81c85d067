import FirstFrameLayoutTree
public import Foundation

// Images and adjustments of buttons as in iOS 5. They are not drawn.

extension UIBarButtonItem {
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    seldom["backgroundImage \(state.rawValue) \(barMetrics.rawValue)"]
  }

  /// Sets the background of buttons of a style, which is not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: state, barMetrics: barMetrics)
  }

  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    seldom["backgroundAdjustment \(barMetrics.rawValue)"] ?? 0
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    seldom["titleAdjustment \(barMetrics.rawValue)"] ?? .zero
  }

  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    seldom["backImage \(state.rawValue) \(barMetrics.rawValue)"]
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    seldom["backTitleAdjustment \(barMetrics.rawValue)"] ?? .zero
  }

  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    seldom["backAdjustment \(barMetrics.rawValue)"] = adjustment
    UsageWarnings.warnOfNoEffect(
      "UIBarButtonItem.setBackButtonBackgroundVerticalPositionAdjustment(_:for:)",
      "buttons are drawn in the look of their bar")
  }

  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    seldom["backAdjustment \(barMetrics.rawValue)"] ?? 0
  }
}
