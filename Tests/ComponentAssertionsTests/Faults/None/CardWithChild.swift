import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Resets the card within it, too.
final class CardWithChild: OddsCard {
  let child = OddsCard()

  override func setUp() {
    contentStackView.addArrangedSubview(child)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    child.render(state)
  }

  override func prepareForReuse() {
    child.prepareForReuse()
    super.prepareForReuse()
  }
}
