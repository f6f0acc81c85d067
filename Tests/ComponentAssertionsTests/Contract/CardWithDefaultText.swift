import HeadlessUIKit

/// Shows something before it has a model.
final class CardWithDefaultText: OddsCard {
  override func renderBlank() {
    super.renderBlank()
    titleLabel.text = "Title"
  }
}
