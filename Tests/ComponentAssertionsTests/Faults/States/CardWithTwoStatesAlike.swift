import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows the same, live or not.
final class CardWithTwoStatesAlike: OddsCard {
  override func render(_ state: OddsState) {
    super.render(OddsState(title: state.title, odds: "1.00"))
  }
}
