import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Increases the height of its title only during layout.
final class CardThatGrowsLate: OddsCard {
  private lazy var heightConstraint = titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

  override func setUp() {
    heightConstraint.isActive = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heightConstraint.constant = 60
  }
}

/// Sets the width at which its text wraps only during layout.
final class CardThatWrapsLate: OddsCard {
  override func setUp() {
    titleLabel.numberOfLines = 0
    contentStackView.axis = .vertical
  }

  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.text = "\(state.title) to win the match after extra time or penalties"
  }

  override func layoutSubviews() {
    titleLabel.preferredMaxLayoutWidth = 120
    super.layoutSubviews()
  }
}
