import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Renders the current state, and at once a second time, as the publisher repeats it without a turn.
final class CardThatBindsTwice: OddsCard {
  override func bind(_ model: OddsModel) {
    model.displayStatePublisher
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }
}
