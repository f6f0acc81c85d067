import Foundation
import HeadlessUIKit

/// A quick link.
final class QuickLinkView: UIControl {
  private(set) var link: QuickLink?
  private let groundView = SurfaceView(.clear)
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon)
  private let titleLabel = UILabel.figure(.caption, alignment: .center)
  private lazy var contentStackView = UIStackView.column(
    [groundView, titleLabel], spacing: StyleProvider.Spacing.extraSmall, alignment: .center
  ).padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.extraSmall))

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    groundView.fix(width: StyleProvider.Size.buttonHeight, height: StyleProvider.Size.buttonHeight)
    symbolView.translatesAutoresizingMaskIntoConstraints = false
    groundView.addSubview(symbolView)
    NSLayoutConstraint.activate([
      symbolView.centerXAnchor.constraint(equalTo: groundView.centerXAnchor),
      symbolView.centerYAnchor.constraint(equalTo: groundView.centerYAnchor),
    ])
    contentStackView.isUserInteractionEnabled = false
    addFilling(contentStackView)
    keepAtLeast(width: StyleProvider.Size.largeAvatar)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ link: QuickLink, isSelected: Bool) {
    self.link = link
    self.isSelected = isSelected
    accessibilityLabel = link.title
    titleLabel.text = link.title
    titleLabel.textColor = isSelected ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.textSecondary
    symbolView.show(link.symbol)
    symbolView.tintColor = isSelected ? StyleProvider.Color.highlightPrimaryContrast : StyleProvider.Color.textPrimary
    groundView.surface = Surface(
      fill: isSelected ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.backgroundSecondary,
      corners: .capsule)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }
}
