import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Lays its contents out from the left edge, whatever the direction.
final class CardFromTheLeft: OddsCard {
  override func constrainContent() {
    contentStackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentStackView.leftAnchor.constraint(equalTo: leftAnchor, constant: 12),
      contentStackView.rightAnchor.constraint(equalTo: rightAnchor, constant: -60),
      contentStackView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      contentStackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }
}
