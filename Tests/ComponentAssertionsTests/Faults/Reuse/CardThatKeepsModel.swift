import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Keeps the model of the state before.
final class CardThatKeepsModel: OddsCard {
  override func prepareForReuse() {
    cancellables.removeAll()
    renderBlank()
  }
}
