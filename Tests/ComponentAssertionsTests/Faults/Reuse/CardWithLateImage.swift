import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Cancels its task, and shows what comes of it all the same.
final class CardWithLateImage: OddsCard {
  let badgeView = UIImageView()
  private var loadingTask: Task<Void, Never>?

  override func setUp() {
    badgeView.tintColor = .label
    contentStackView.addArrangedSubview(badgeView)
  }

  override func bind(_ model: OddsModel) {
    super.bind(model)
    loadingTask = Task { [badgeView] in
      await model.waitForPicture()
      badgeView.image = UIImage(systemName: "star.fill")
    }
  }

  override func prepareForReuse() {
    loadingTask?.cancel()
    super.prepareForReuse()
  }

  override func renderBlank() {
    super.renderBlank()
    badgeView.image = nil
  }
}
