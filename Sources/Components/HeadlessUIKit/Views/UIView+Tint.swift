extension UIView {
  /// Reports a change of the color to the view and to the views that inherit it.
  func notifyTintColorChange() {
    forEachInTree { view in
      guard view === self || view.ownTintColor == nil else { return false }
      view.tintColorDidChange()
      return true
    }
  }

  /// Reports a change of the mode to the view and to the views that inherit it. Their own colors are dimmed, too.
  func notifyTintAdjustmentChange() {
    forEachInTree { view in
      guard view === self || view.customTintAdjustmentMode == .automatic else { return false }
      view.tintColorDidChange()
      return true
    }
  }

  /// Whether a tint color is dimmed.
  public enum TintAdjustmentMode: Int, CaseIterable, Sendable {
    /// The mode of the superview; `normal` without one.
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}
