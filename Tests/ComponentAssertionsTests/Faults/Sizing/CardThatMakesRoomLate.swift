import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Makes room for its second line in its layout.
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
