import Foundation
import HeadlessUIKit

/// A count on a capsule in the accent color; hidden without a count.
final class CountBadge: SurfaceView {
  private let countLabel = UILabel()

  init() {
    super.init(Surface(fill: StyleProvider.Color.highlightPrimary, corners: .capsule))
    countLabel.font = StyleProvider.TextStyle.tab.font
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = StyleProvider.Color.highlightPrimaryContrast
    countLabel.textAlignment = .center
    // A constraint with the priority 750, the default resistance of labels, does not truncate the count.
    countLabel.setContentCompressionResistancePriority(UILayoutPriority(800), for: .horizontal)
    addFilling(
      countLabel,
      insets: NSDirectionalEdgeInsets(
        horizontal: StyleProvider.Spacing.extraSmall, vertical: StyleProvider.Spacing.tiny))
    // A badge with one digit is a circle: it is as wide as it is high.
    widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor).isActive = true
    isUserInteractionEnabled = false
    show(nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ count: String?) {
    isHidden = count == nil
    countLabel.text = count
  }
}
