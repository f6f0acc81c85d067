import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Does not cancel its task.
final class CardThatKeepsTask: OddsCard {
  private var loadingTask: Task<Void, Never>?

  override func bind(_ model: OddsModel) {
    super.bind(model)
    loadingTask = Task { await model.waitForPicture() }
  }
}
