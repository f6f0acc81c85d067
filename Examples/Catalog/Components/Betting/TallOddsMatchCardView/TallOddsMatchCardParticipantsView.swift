import Foundation
import HeadlessUIKit

/// The two sides of a match card, with the score next to them if there is one. A tap opens the match.
final class TallOddsMatchCardParticipantsView: UIControl {
  private let homeView = TallOddsMatchCardParticipantView()
  private let awayView = TallOddsMatchCardParticipantView()
  private let scoreBoardView = ScoreBoardView()
  private lazy var sidesStackView = UIStackView.column([homeView, awayView], spacing: StyleProvider.Spacing.extraSmall)
  private lazy var contentStackView = UIStackView.row(
    [sidesStackView, scoreBoardView], spacing: StyleProvider.Spacing.medium
  )
  .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.medium))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentStackView.isUserInteractionEnabled = false
    addFilling(contentStackView)
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ content: MatchCardContent?) {
    homeView.show(content?.home)
    awayView.show(content?.away)
    let scores = content?.scores ?? []
    scoreBoardView.isHidden = scores.isEmpty
    scoreBoardView.show(ScoreDisplayState(visualState: scores.isEmpty ? .idle : .display, scoreCells: scores))
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }
}
