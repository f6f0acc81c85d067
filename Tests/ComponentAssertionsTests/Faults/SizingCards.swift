import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Allocates space for its second line only in its layout.
final class CardThatMakesRoomLate: OddsCard {
  private lazy var heightConstraint = titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

  override func setUp() {
    heightConstraint.isActive = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heightConstraint.constant = 60
  }
}

/// Sets only in its layout that its text wraps.
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
