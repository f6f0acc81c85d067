import Foundation
import HeadlessUIKit

/// A name at the start of a line, and a value at its end.
final class KeyValueRow: UIStackView {
  private let keyLabel = UILabel.styled(.callout, color: StyleProvider.Color.textSecondary)
  // With two labels of several lines, UIKit gives each view of the row an equal share.
  private let valueLabel = UILabel.figure(.callout)

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange(
      [keyLabel, FlexibleSpace(), valueLabel], along: .horizontal, spacing: StyleProvider.Spacing.small,
      alignment: .center)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ key: String?, _ value: String?, isStrong: Bool = false, color: UIColor = StyleProvider.Color.textPrimary)
  {
    keyLabel.text = key
    valueLabel.text = value
    valueLabel.font = (isStrong ? StyleProvider.TextStyle.headline : .calloutStrong).font
    valueLabel.textColor = color
  }
}
