import HeadlessUIKit

/// A pill with an initializer that takes the style of each state.
final class PillItemView: UIView {
  private let customization: PillItemCustomization
  let label = UILabel()

  var isSelected = false {
    didSet { apply(isSelected ? customization.selectedStyle : customization.unselectedStyle) }
  }

  init(title: String, customization: PillItemCustomization) {
    self.customization = customization
    super.init(frame: .zero)
    label.text = title
    addSubview(label)
    apply(customization.unselectedStyle)
  }

  required init?(coder: NSCoder) { nil }

  private func apply(_ style: PillItemStyle) {
    label.textColor = style.textColor
    backgroundColor = style.backgroundColor
    layer.borderColor = style.borderColor.cgColor
    layer.borderWidth = style.borderWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 4)
    layer.cornerRadius = bounds.height / 2
  }
}
