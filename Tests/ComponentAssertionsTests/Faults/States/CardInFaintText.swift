import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Writes in a grey that is hard to read.
final class CardInFaintText: OddsCard {
  override func setUp() {
    oddsLabel.textColor = .tertiaryLabel
  }
}
