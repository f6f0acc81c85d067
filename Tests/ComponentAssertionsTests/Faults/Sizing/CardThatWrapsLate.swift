import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Learns in its layout that its text has to wrap.
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
