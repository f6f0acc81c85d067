import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Gives a text no more room when it is large.
final class CardOfFixedWidth: OddsCard {
  override func setUp() {
    titleLabel.widthAnchor.constraint(equalToConstant: 84).isActive = true
  }
}
