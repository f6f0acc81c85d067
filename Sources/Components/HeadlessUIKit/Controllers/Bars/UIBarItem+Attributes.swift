import FirstFrameLayoutTree
import Foundation

extension UIBarButtonItem {
  /// Gives the title and the image of a button the item's own attributes.
  func applyAttributes(to button: UIButton) {
    if let font = titleTextAttributes(for: .normal)?[.font] as? UIFont { button.titleLabel?.font = font }
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      guard let color = titleTextAttributes(for: state)?[.foregroundColor] as? UIColor else { continue }
      button.setTitleColor(color, for: state)
    }
    let insets = shownImage(in: button.traitCollection).insets
    if insets != .zero { button.imageEdgeInsets = insets }
    if isSelected { button.isSelected = true }
  }
}

extension UITabBarItem {
  /// Gives the title of a tab the item's own attributes.
  func applyTitleAttributes(to label: UILabel, isSelected: Bool) {
    let normal = titleTextAttributes(for: .normal) ?? [:]
    if !isEnabled, let disabled = titleTextAttributes(for: .disabled) {
      let own = normal.merging(disabled) { $1 }
      if let font = own[.font] as? UIFont { label.font = font }
      if let color = own[.foregroundColor] as? UIColor { label.textColor = color }
      return
    }
    let own = isSelected ? normal.merging(titleTextAttributes(for: .selected) ?? [:]) { $1 } : normal
    if let font = own[.font] as? UIFont { label.font = font }
    let color = (isSelected ? titleTextAttributes(for: .selected) : normal)?[.foregroundColor] as? UIColor
    if let color { label.textColor = color }
  }

  /// Returns the attributes of an appearance, overridden by the item's own.
  func badgeAttributes(
    over appearance: [NSAttributedString.Key: Any], isSelected: Bool
  ) -> [NSAttributedString.Key: Any] {
    var attributes = appearance.merging(badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(badgeTextAttributes(for: .selected) ?? [:]) { $1 } }
    return attributes
  }
}
