import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Has a button that is large enough, and a gesture that it adds once.
final class CardWithButton: OddsCard {
  let closeButton = UIButton(type: .custom)

  override func setUp() {
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .label
    contentStackView.addArrangedSubview(closeButton)
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: 44), closeButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    addGestureRecognizer(UITapGestureRecognizer())
  }
}
