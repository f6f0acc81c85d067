import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows a picture in one state, and takes it back.
final class CardWithBadge: OddsCard {
  let badgeView = UIImageView()

  override func setUp() {
    badgeView.tintColor = .label
    contentStackView.addArrangedSubview(badgeView)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    badgeView.image = state.isLive ? UIImage(systemName: "star.fill") : nil
  }

  override func renderBlank() {
    super.renderBlank()
    badgeView.image = nil
  }
}
