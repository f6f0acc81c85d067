import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows a random number.
final class CardWithRandomNumber: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.text = "\(UInt32.random(in: 10_000...99_999))"
  }
}
