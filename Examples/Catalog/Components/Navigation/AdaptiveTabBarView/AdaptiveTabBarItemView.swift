import Foundation
import HeadlessUIKit

/// A tab: a symbol above its name, with a badge for new items.
final class AdaptiveTabBarItemView: UIControl {
  private(set) var item: AdaptiveTabBarItem?
  private let wording = Wording.current
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon)
  private let titleLabel = UILabel.styled(.tab, alignment: .center)
  private let badgeView = CountBadge()
  private lazy var contentStackView = UIStackView.column(
    [symbolView, titleLabel], spacing: StyleProvider.Spacing.extraSmall, alignment: .center
  ).padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.tiny, vertical: StyleProvider.Spacing.small))

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    contentStackView.isUserInteractionEnabled = false
    addFilling(contentStackView)
    badgeView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badgeView)
    keepAtLeast(height: StyleProvider.Size.buttonHeight)
    NSLayoutConstraint.activate([
      badgeView.leadingAnchor.constraint(equalTo: centerXAnchor, constant: StyleProvider.Spacing.extraSmall),
      badgeView.topAnchor.constraint(equalTo: topAnchor, constant: StyleProvider.Spacing.extraSmall),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: AdaptiveTabBarItem, isSelected: Bool) {
    self.item = item
    self.isSelected = isSelected
    let color = isSelected ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.textSecondary
    accessibilityLabel = item.title
    let badge = item.badge(in: wording)
    accessibilityValue = badge.map { wording.text(.unreadCount, [.number: $0]) }
    symbolView.show(item.symbol)
    symbolView.tintColor = color
    titleLabel.text = item.title
    titleLabel.textColor = color
    badgeView.show(badge)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }
}
