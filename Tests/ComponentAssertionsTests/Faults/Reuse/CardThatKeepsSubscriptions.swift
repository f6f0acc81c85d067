import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Forgets to cancel its subscriptions.
final class CardThatKeepsSubscriptions: OddsCard {
  override func prepareForReuse() {
    viewModel = nil
    renderBlank()
  }
}
