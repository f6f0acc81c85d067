import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Has a callback with the model, and takes it back.
final class CardWithCallback: OddsCard {
  override func bind(_ model: OddsModel) {
    model.onChange = { [weak self, unowned model] in self?.render(model.currentDisplayState) }
  }

  override func prepareForReuse() {
    viewModel?.onChange = nil
    super.prepareForReuse()
  }
}
