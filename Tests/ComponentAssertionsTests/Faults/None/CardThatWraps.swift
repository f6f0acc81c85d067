import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Wraps its text at a width that it knows from the beginning.
final class CardThatWraps: OddsCard {
  override func setUp() {
    titleLabel.numberOfLines = 0
    titleLabel.preferredMaxLayoutWidth = 160
    contentStackView.axis = .vertical
  }

  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.text = "\(state.title) to win the match after extra time or penalties"
  }
}
