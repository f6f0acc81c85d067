import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Aligns a text to the left, in a label with room to spare.
final class CardAlignedLeft: OddsCard {
  override func setUp() {
    titleLabel.textAlignment = .left
    titleLabel.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
