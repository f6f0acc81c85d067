import Foundation
import HeadlessUIKit

/// Resolves a dynamic colour in its layout, as layers ask for.
final class BorderedView: UIView {
  var changes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 1
    layer.borderColor = UIColor.label.cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { changes += 1 }
  }
}
