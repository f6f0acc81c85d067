import FirstFrameCatalog
import HeadlessUIKit

/// CORRECT: colors and fonts come from the style provider.
final class StyledView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = StyleProvider.Color.backgroundColor
    label.font = StyleProvider.fontWith(type: .medium, size: 14)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
