import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Keeps the closure that acts for the state before.
final class CardThatKeepsHandler: OddsCard {
  var onSelect: (() -> Void)?

  override func bind(_ model: OddsModel) {
    super.bind(model)
    onSelect = { [weak model] in model?.send(.moved) }
  }
}
