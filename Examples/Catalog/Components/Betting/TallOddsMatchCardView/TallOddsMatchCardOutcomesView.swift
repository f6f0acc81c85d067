import Foundation
import HeadlessUIKit

/// The first market of a match card, and a button for the others.
final class TallOddsMatchCardOutcomesView: UIStackView {
  let furtherMarketsButton = LinkButton(alignment: .trailing)
  private let wording = Wording.current
  private let marketLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let outcomesLineView = MarketOutcomesLineView()
  private lazy var titleStackView = UIStackView.row([marketLabel, FlexibleSpace(), furtherMarketsButton])

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange([titleStackView, outcomesLineView], along: .vertical, spacing: .zero, alignment: .fill)
    pad(
      NSDirectionalEdgeInsets(
        top: 0, leading: StyleProvider.Spacing.large, bottom: StyleProvider.Spacing.large,
        trailing: StyleProvider.Spacing.large))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ content: MatchCardContent?, outcomes: (any MarketOutcomesLineViewModelProtocol)?) {
    marketLabel.text = content?.marketName
    let further = content?.furtherMarkets ?? 0
    furtherMarketsButton.isHidden = further == 0
    furtherMarketsButton.show(wording.text(.furtherMarkets, count: further), symbol: "chevron.forward")
    outcomesLineView.prepareForReuse()
    if let outcomes { outcomesLineView.configure(with: outcomes) }
  }
}
