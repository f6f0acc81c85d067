import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Counts on in every turn of the main queue.
final class CardThatNeverRests: OddsCard {
  private var count = 0

  override func renderFirst(_ model: OddsModel) {
    super.renderFirst(model)
    countOn()
  }

  private func countOn() {
    count += 1
    titleLabel.text = "Turn \(count)"
    DispatchQueue.main.async { [weak self] in self?.countOn() }
  }
}
