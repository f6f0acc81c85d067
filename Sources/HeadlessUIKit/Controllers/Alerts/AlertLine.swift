import Foundation

/// A line between the parts of an alert, one pixel thick.
final class AlertLine: UIView {
  private let isVertical: Bool

  init(isVertical: Bool = false) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let line = 1 / max(traitCollection.displayScale, 1)
    return CGSize(
      width: isVertical ? line : UIView.noIntrinsicMetric, height: isVertical ? UIView.noIntrinsicMetric : line)
  }
}
