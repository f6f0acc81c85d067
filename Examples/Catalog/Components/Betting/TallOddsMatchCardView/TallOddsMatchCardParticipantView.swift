import Foundation
import HeadlessUIKit

/// A side of a match: its crest, its name, and a mark while it is serving.
final class TallOddsMatchCardParticipantView: UIStackView {
  private let crestView = CrestView()
  private let nameLabel = UILabel.styled(.headline)
  private let activeMarkView = SymbolView(
    pointSize: StyleProvider.Size.mark, color: StyleProvider.Color.highlightPrimary)

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange(
      [crestView, nameLabel, activeMarkView], along: .horizontal, spacing: StyleProvider.Spacing.small,
      alignment: .center)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ participant: MatchParticipant?) {
    crestView.show(participant?.initials)
    nameLabel.text = participant?.name
    activeMarkView.show(participant?.isActive == true ? "circle.fill" : nil)
  }
}
