import Foundation

extension UIBarButtonItem {
  /// What a bar shows of the item: the author's view, or a button.
  func makeView(for bar: UIView) -> UIView {
    self.bar = bar
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    if image != nil { button.accessibilityLabel = title }
    if let tintColor { button.tintColor = tintColor }
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier
    if let accessibilityLabel { button.accessibilityLabel = accessibilityLabel }
    button.addAction(UIAction { [weak self] _ in self?.performAction() }, for: .touchUpInside)
    return button
  }
}

extension UIView {
  /// What a subview of a bar takes of it, in whole pixels: what its constraints or its content ask for, else the size
  /// that it has.
  var sizeOnBar: CGSize {
    let size = PixelGrid(traitCollection).ceiled(systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    return CGSize(
      width: size.width > 0 ? size.width : bounds.width, height: size.height > 0 ? size.height : bounds.height)
  }
}
