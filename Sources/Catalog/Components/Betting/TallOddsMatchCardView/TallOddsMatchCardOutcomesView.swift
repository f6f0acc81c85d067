import Foundation
import HeadlessUIKit

/// The first market of a match card, and the way to the others.
final class TallOddsMatchCardOutcomesView: UIView {
  let furtherMarketsButton = LinkButton()
  private let marketLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let outcomesLineView = MarketOutcomesLineView()
  private lazy var titleStackView = UIStackView.row([marketLabel, FlexibleSpace(), furtherMarketsButton])
  private lazy var contentStackView = UIStackView.column([titleStackView, outcomesLineView], spacing: .zero)
    .padded(NSDirectionalEdgeInsets(top: 0, leading: StyleProvider.Spacing.large, bottom: StyleProvider.Spacing.large, trailing: StyleProvider.Spacing.large))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentStackView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ content: MatchCardContent?, outcomes: (any MarketOutcomesLineViewModelProtocol)?) {
    marketLabel.text = content?.marketName
    let further = content?.furtherMarkets ?? 0
    furtherMarketsButton.isHidden = further == 0
    furtherMarketsButton.show("+\(further) markets", symbol: "chevron.forward")
    outcomesLineView.prepareForReuse()
    if let outcomes { outcomesLineView.configure(with: outcomes) }
  }
}
