import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Keeps the size of its text.
final class CardOfFixedFont: OddsCard {
  override func setUp() {
    oddsLabel.font = .systemFont(ofSize: 17)
  }
}
