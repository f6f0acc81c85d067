import Foundation
import HeadlessUIKit

/// An appearance to choose.
final class ThemeSegmentView: UIControl {
  let mode: ThemeMode
  private let symbolView = SymbolView()
  private let titleLabel = UILabel.styled(.footnoteStrong, alignment: .center)
  private lazy var contentStackView = UIStackView.row(
    [symbolView, titleLabel], spacing: StyleProvider.Spacing.extraSmall)
  private lazy var marginStackView = UIStackView.column([contentStackView], alignment: .center)
    .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.extraSmall))
  private var surface = Surface.clear

  init(_ mode: ThemeMode) {
    self.mode = mode
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = Wording.current[mode.title]
    titleLabel.text = accessibilityLabel
    symbolView.show(mode.symbol)
    marginStackView.isUserInteractionEnabled = false
    marginStackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(marginStackView)
    keepAtLeast(height: StyleProvider.Size.hitTarget)
    NSLayoutConstraint.activate([
      marginStackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      marginStackView.trailingAnchor.constraint(equalTo: trailingAnchor),
      marginStackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      marginStackView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  private func showSelection() {
    let color = isSelected ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.textSecondary
    titleLabel.textColor = color
    symbolView.tintColor = color
    surface =
      isSelected
      ? Surface(fill: StyleProvider.Color.backgroundPrimary, corners: .rounded(StyleProvider.Radius.medium)) : .clear
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }
}
