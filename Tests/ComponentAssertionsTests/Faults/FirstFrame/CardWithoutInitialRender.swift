import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows nothing until the publisher's first value has come through the main queue.
final class CardWithoutInitialRender: OddsCard {
  override func renderFirst(_ model: OddsModel) {}

  override func bind(_ model: OddsModel) {
    model.displayStatePublisher.receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }
}
