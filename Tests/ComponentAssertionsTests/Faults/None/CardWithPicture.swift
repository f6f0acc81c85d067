import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Loads a picture in a task of its own, which it cancels and then ignores.
final class CardWithPicture: OddsCard {
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
      guard !Task.isCancelled else { return }
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
