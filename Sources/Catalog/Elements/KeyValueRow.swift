import Foundation
import HeadlessUIKit

/// A name and, at the other end of its line, a value.
final class KeyValueRow: UIView {
  private let keyLabel = UILabel.styled(.callout, color: StyleProvider.Color.textSecondary)
  private let valueLabel = UILabel.styled(.callout, alignment: .natural)
  private lazy var contentStackView = UIStackView.row([keyLabel, FlexibleSpace(), valueLabel])

  override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentStackView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ key: String?, _ value: String?, isStrong: Bool = false, color: UIColor = StyleProvider.Color.textPrimary) {
    keyLabel.text = key
    valueLabel.text = value
    valueLabel.font = (isStrong ? StyleProvider.TextStyle.headline : .calloutStrong).font
    valueLabel.textColor = color
  }
}
