import Foundation
import HeadlessUIKit

/// A tab: the name of a group and its number of markets, underlined while selected.
final class MarketGroupTabView: UIControl {
  private(set) var group: MarketGroup?
  private let wording = Wording.current
  private let titleLabel = UILabel.figure(.calloutStrong)
  private let countLabel = UILabel.figure(.caption)
  private let lineView = UIView()
  private lazy var textsStackView = UIStackView.row(
    [titleLabel, countLabel], spacing: StyleProvider.Spacing.extraSmall
  )
  .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.medium, vertical: StyleProvider.Spacing.medium))

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    textsStackView.isUserInteractionEnabled = false
    addFilling(textsStackView)
    lineView.isUserInteractionEnabled = false
    lineView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(lineView)
    keepAtLeast(height: StyleProvider.Size.hitTarget)
    NSLayoutConstraint.activate([
      lineView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: StyleProvider.Spacing.medium),
      trailingAnchor.constraint(equalTo: lineView.trailingAnchor, constant: StyleProvider.Spacing.medium),
      lineView.bottomAnchor.constraint(equalTo: bottomAnchor),
      lineView.heightAnchor.constraint(equalToConstant: StyleProvider.Size.emphasizedLine),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ group: MarketGroup, isSelected: Bool) {
    self.group = group
    self.isSelected = isSelected
    accessibilityLabel = group.title
    accessibilityValue = group.count.map { wording.text(.markets, count: $0) }
    titleLabel.text = group.title
    titleLabel.textColor = isSelected ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.textSecondary
    countLabel.text = group.count.map { wording.number($0) }
    countLabel.isHidden = group.count == nil
    countLabel.textColor = isSelected ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.textSecondary
    lineView.backgroundColor = isSelected ? StyleProvider.Color.highlightPrimary : nil
  }
}
