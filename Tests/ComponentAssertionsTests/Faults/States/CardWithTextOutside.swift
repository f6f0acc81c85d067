import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Lets a text leave the card.
final class CardWithTextOutside: OddsCard {
  let noteLabel = UILabel()

  override func setUp() {
    noteLabel.font = .preferredFont(forTextStyle: .body)
    noteLabel.adjustsFontForContentSizeCategory = true
    noteLabel.textColor = .label
    noteLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(noteLabel)
    NSLayoutConstraint.activate([
      noteLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      noteLabel.topAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  override func render(_ state: OddsState) {
    super.render(state)
    noteLabel.text = "Live"
  }

  override func renderBlank() {
    super.renderBlank()
    noteLabel.text = nil
  }
}
