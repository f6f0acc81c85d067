import Foundation
import HeadlessUIKit
import OpenCombine

/// Renders, and sets only one text again.
final class CardThatSetsOddsTwice: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    oddsLabel.text = model.currentDisplayState.odds
  }
}

/// Sets one text three times: its subscriptions repeat the current state.
final class CardThatSetsOddsThreeTimes: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    for _ in 0..<2 {
      model.displayStatePublisher.sink { [weak self] in self?.oddsLabel.text = $0.odds }.store(in: &cancellables)
    }
  }
}

/// Renders, and renders one text again after a reset.
final class CardThatResetsItsOdds: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    oddsLabel.text = nil
    oddsLabel.text = model.currentDisplayState.odds
  }
}

/// Sets a constant text during setup, and again in each rendering.
final class CardWithConstantText: OddsCard {
  let versusLabel = UILabel()

  override func setUp() {
    versusLabel.font = .preferredFont(forTextStyle: .body)
    versusLabel.adjustsFontForContentSizeCategory = true
    versusLabel.textColor = .label
    contentStackView.addArrangedSubview(versusLabel)
    versusLabel.text = "wins"
  }

  override func render(_ state: OddsState) {
    super.render(state)
    versusLabel.text = "wins"
  }
}

/// Sets a placeholder, and then the text.
final class CardWithPlaceholder: OddsCard {
  override func render(_ state: OddsState) {
    oddsLabel.text = "–"
    super.render(state)
  }
}

/// Resets itself before each rendering, as for reuse.
final class CardThatResetsFirst: OddsCard {
  override func renderFirst(_ model: OddsModel) {
    renderBlank()
    super.renderFirst(model)
  }
}

/// Sets a text, and then the same text with a style.
final class CardWithStyledText: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let style: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    oddsLabel.attributedText = NSAttributedString(string: state.odds, attributes: style)
  }
}
