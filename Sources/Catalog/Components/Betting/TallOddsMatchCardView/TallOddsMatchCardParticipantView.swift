import Foundation
import HeadlessUIKit

/// One side of a match: its crest, its name, and a mark while it serves.
final class TallOddsMatchCardParticipantView: UIView {
  private let crestView = CrestView()
  private let nameLabel = UILabel.styled(.headline)
  private let activeMarkView = SymbolView(pointSize: StyleProvider.Size.mark, color: StyleProvider.Color.highlightPrimary)
  private lazy var contentStackView = UIStackView.row([crestView, nameLabel, activeMarkView, FlexibleSpace()])

  override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentStackView)
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
