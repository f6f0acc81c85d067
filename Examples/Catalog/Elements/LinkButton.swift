import Foundation
import HeadlessUIKit

/// A button with text in the accent color and a symbol after it.
final class LinkButton: UIControl {
  private let titleLabel = UILabel.styled(.footnoteStrong, color: StyleProvider.Color.highlightPrimary)
  private let symbolView = SymbolView(
    pointSize: StyleProvider.Size.smallIcon, color: StyleProvider.Color.highlightPrimary)
  private lazy var contentStackView = UIStackView.row(
    [titleLabel, symbolView], spacing: StyleProvider.Spacing.extraSmall)

  /// - Parameter alignment: The position of the text in a wider button: `center`, or `trailing` next to a margin.
  init(alignment: UIControl.ContentHorizontalAlignment = .center) {
    super.init(frame: .zero)
    contentHorizontalAlignment = alignment
    isAccessibilityElement = true
    accessibilityTraits = .button
    // A text beside the button wraps before the title does.
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(800), for: .horizontal)
    contentStackView.isUserInteractionEnabled = false
    contentStackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentStackView)
    keepAtLeast(width: StyleProvider.Size.hitTarget, height: StyleProvider.Size.hitTarget)
    // The button is as wide as its text, but the text is not stretched to the size of a touch target.
    let leading = contentStackView.leadingAnchor.constraint(equalTo: leadingAnchor)
    leading.priority = UILayoutPriority(200)
    NSLayoutConstraint.activate([
      leading,
      alignment == .trailing
        ? contentStackView.trailingAnchor.constraint(equalTo: trailingAnchor)
        : contentStackView.centerXAnchor.constraint(equalTo: centerXAnchor),
      contentStackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      contentStackView.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      contentStackView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ title: String?, symbol: String? = nil) {
    accessibilityLabel = title
    titleLabel.text = title
    symbolView.show(symbol)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }
}
