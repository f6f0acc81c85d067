extension UISlider {
  /// Whether a slider has a thumb.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case thumbless = 1
  }

  public var sliderStyle: Style {
    get { seldom["sliderStyle"] ?? .default }
    set {
      seldom["sliderStyle"] = newValue
      setNeedsLayout()
    }
  }

  public var behavioralStyle: UIBehavioralStyle { .pad }

  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { seldom["preferredBehavioralStyle"] ?? .automatic }
    set { seldom["preferredBehavioralStyle"] = newValue }
  }
}
