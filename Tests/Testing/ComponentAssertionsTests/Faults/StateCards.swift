import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Aligns a text to the left in a wide label.
final class CardAlignedLeft: OddsCard {
  override func setUp() {
    titleLabel.textAlignment = .left
    titleLabel.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// Lays out its contents from the left edge in both directions.
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

/// Has text in a gray with low contrast.
final class CardInFaintText: OddsCard {
  override func setUp() {
    oddsLabel.textColor = .tertiaryLabel
  }
}

/// Has the same colors in both appearances.
final class CardInFixedColors: OddsCard {
  override func setUp() {
    backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    titleLabel.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    oddsLabel.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }
}

/// Has text of a fixed size.
final class CardOfFixedFont: OddsCard {
  override func setUp() {
    oddsLabel.font = .systemFont(ofSize: 17)
  }
}

/// Has a fixed width for a text.
final class CardOfFixedWidth: OddsCard {
  override func setUp() {
    titleLabel.widthAnchor.constraint(equalToConstant: 84).isActive = true
  }
}

/// Has overlapping texts.
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

/// Has a button that is too small.
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

/// Has a text that extends beyond the card.
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

/// Looks the same in two states.
final class CardWithTwoStatesAlike: OddsCard {
  override func render(_ state: OddsState) {
    super.render(OddsState(title: state.title, odds: "1.00"))
  }
}
