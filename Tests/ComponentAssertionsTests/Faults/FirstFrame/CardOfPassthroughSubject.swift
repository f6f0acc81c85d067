import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Waits for a subject that does not repeat its last value.
final class CardOfPassthroughSubject: OddsCard {
  private let subject = PassthroughSubject<OddsState, Never>()

  override func renderFirst(_ model: OddsModel) {
    subject.send(model.currentDisplayState)
  }

  override func bind(_ model: OddsModel) {
    subject.sink { [weak self] state in self?.render(state) }.store(in: &cancellables)
  }
}
