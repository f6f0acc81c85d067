import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Hides a label in one state, and shows it in the others.
final class CardThatHidesItsOdds: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    oddsLabel.isHidden = state.isLive
  }

  override func renderBlank() {
    super.renderBlank()
    oddsLabel.isHidden = false
  }
}
