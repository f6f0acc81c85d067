import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Has a button that a finger misses.
final class CardWithSmallButton: OddsCard {
  let closeButton = UIButton(type: .custom)

  override func setUp() {
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .label
    contentStackView.alignment = .center
    contentStackView.addArrangedSubview(closeButton)
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: 20), closeButton.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
