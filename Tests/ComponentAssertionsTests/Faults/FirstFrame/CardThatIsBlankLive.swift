import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows nothing in one of its states.
final class CardThatIsBlankLive: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    if state.isLive { renderBlank() }
  }
}
