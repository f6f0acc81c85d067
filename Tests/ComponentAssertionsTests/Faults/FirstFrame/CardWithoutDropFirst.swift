import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Renders the current state, and once more when the publisher repeats it.
final class CardWithoutDropFirst: OddsCard {
  override func bind(_ model: OddsModel) {
    model.displayStatePublisher.receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }
}
