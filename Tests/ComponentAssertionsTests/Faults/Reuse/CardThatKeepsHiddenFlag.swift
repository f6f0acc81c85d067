import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Hides a label in one state and never shows it again.
final class CardThatKeepsHiddenFlag: OddsCard {
  override func setUp() {
    oddsLabel.isHidden = false
  }

  override func render(_ state: OddsState) {
    super.render(state)
    if state.isLive { oddsLabel.isHidden = true }
  }
}
