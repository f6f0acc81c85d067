import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Says once more that it is live, a moment later, whatever it shows by then.
final class CardThatComesBack: OddsCard {
  override func setUp() {
    isAccessibilityElement = true
  }

  override func render(_ state: OddsState) {
    super.render(state)
    accessibilityValue = state.isLive ? "Live" : nil
  }

  override func bind(_ model: OddsModel) {
    super.bind(model)
    guard model.currentDisplayState.isLive else { return }
    Task { [weak self] in self?.accessibilityValue = "Live" }
  }

  override func renderBlank() {
    super.renderBlank()
    accessibilityValue = nil
  }
}
