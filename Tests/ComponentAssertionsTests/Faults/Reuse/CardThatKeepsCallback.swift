import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Leaves its callback with the model.
final class CardThatKeepsCallback: OddsCard {
  override func bind(_ model: OddsModel) {
    model.onChange = { [weak self, unowned model] in self?.render(model.currentDisplayState) }
  }
}
