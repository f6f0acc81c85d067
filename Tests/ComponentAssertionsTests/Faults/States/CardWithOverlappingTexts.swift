import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Puts one text on the other.
final class CardWithOverlappingTexts: OddsCard {
  let badgeLabel = UILabel()

  override func setUp() {
    badgeLabel.font = .preferredFont(forTextStyle: .body)
    badgeLabel.adjustsFontForContentSizeCategory = true
    badgeLabel.textColor = .label
    badgeLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badgeLabel)
    NSLayoutConstraint.activate([
      badgeLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      badgeLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
    ])
  }

  override func render(_ state: OddsState) {
    super.render(state)
    badgeLabel.text = "New"
  }

  override func renderBlank() {
    super.renderBlank()
    badgeLabel.text = nil
  }
}
