import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Sets a picture in one state and never takes it back.
final class CardThatKeepsImage: OddsCard {
  let badgeView = UIImageView()

  override func setUp() {
    badgeView.tintColor = .label
    contentStackView.addArrangedSubview(badgeView)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    if state.isLive { badgeView.image = UIImage(systemName: "star.fill") }
  }
}
