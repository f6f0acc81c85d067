import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Does not take back its text.
final class CardThatKeepsText: OddsCard {
  override func renderBlank() {
    titleLabel.text = nil
  }
}
