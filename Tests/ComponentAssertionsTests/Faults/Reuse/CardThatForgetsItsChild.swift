import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Resets itself and not the view within it.
final class CardThatForgetsItsChild: OddsCard {
  let child = OddsCard()

  override func setUp() {
    contentStackView.addArrangedSubview(child)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    child.render(state)
  }
}
