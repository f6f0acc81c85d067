import FirstFrameLayoutTree
public import Foundation

// Images and adjustments of buttons as in iOS 5. They are stored, and not drawn.

extension UIBarButtonItem {
  // MARK: Buttons

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    store(backgroundImage, "backgroundImage \(state.rawValue)", barMetrics)
    warn("setBackgroundImage(_:for:barMetrics:)")
  }

  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    stored("backgroundImage \(state.rawValue)", barMetrics)
  }

  /// Sets the background of buttons of all styles.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: state, barMetrics: barMetrics)
  }

  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    store(adjustment, "backgroundAdjustment", barMetrics)
    warn("setBackgroundVerticalPositionAdjustment(_:for:)")
  }

  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored("backgroundAdjustment", barMetrics) ?? 0
  }

  /// Moves the title, which is drawn in the middle.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    store(adjustment, "titleAdjustment", barMetrics)
    warn("setTitlePositionAdjustment(_:for:)")
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored("titleAdjustment", barMetrics) ?? .zero
  }

  // MARK: Back buttons

  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    store(backgroundImage, "backImage \(state.rawValue)", barMetrics)
    warn("setBackButtonBackgroundImage(_:for:barMetrics:)")
  }

  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    stored("backImage \(state.rawValue)", barMetrics)
  }

  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    store(adjustment, "backTitleAdjustment", barMetrics)
    warn("setBackButtonTitlePositionAdjustment(_:for:)")
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored("backTitleAdjustment", barMetrics) ?? .zero
  }

  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    store(adjustment, "backAdjustment", barMetrics)
    warn("setBackButtonBackgroundVerticalPositionAdjustment(_:for:)")
  }

  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored("backAdjustment", barMetrics) ?? 0
  }

  // MARK: Storage

  private func store<Value>(_ value: Value?, _ name: String, _ metrics: UIBarMetrics) {
    seldom["\(name) \(metrics.rawValue)"] = value
  }

  private func stored<Value>(_ name: String, _ metrics: UIBarMetrics) -> Value? {
    seldom["\(name) \(metrics.rawValue)"]
  }

  private func warn(_ name: String) {
    seldom.list(name, drawn: "the button has the look of its bar")
  }
}
