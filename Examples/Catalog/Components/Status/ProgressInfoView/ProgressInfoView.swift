import Foundation
import HeadlessUIKit

/// Progress towards a goal, as sums and as a bar.
public final class ProgressInfoView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any ProgressInfoViewModelProtocol)?

  private let symbolView = SymbolView(
    pointSize: StyleProvider.Size.largeIcon, color: StyleProvider.Color.highlightPrimary)
  private let titleLabel = UILabel.styled(.bodyStrong)
  private let shareLabel = UILabel.figure(.calloutStrong, color: StyleProvider.Color.highlightPrimary)
  private let progressView = ProgressTrackView()
  private let detailLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private lazy var titleStackView = UIStackView.row([symbolView, titleLabel, FlexibleSpace(), shareLabel])
  private lazy var contentStackView = UIStackView.column([titleStackView, progressView, detailLabel])
    .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))

  override func setUp() {
    contentStackView.setCustomSpacing(StyleProvider.Spacing.medium, after: titleStackView)
    addFilling(contentStackView)
    renderBlank()
  }

  public func configure(with viewModel: any ProgressInfoViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel)
    setNeedsLayout()
  }

  /// Reads the model. A later change of any property that is read here triggers another layout.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if let viewModel { render(viewModel) }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    renderBlank()
    setNeedsLayout()
  }

  private func renderBlank() {
    surface = .clear
    contentStackView.isHidden = true
    symbolView.show(nil)
    for label in [titleLabel, shareLabel, detailLabel] { label.text = nil }
    progressView.progress = 0
  }

  private func render(_ viewModel: any ProgressInfoViewModelProtocol) {
    let (reached, goal) = (viewModel.reached, viewModel.goal)
    let percent = goal.cents > 0 ? min(reached.cents * 100 / goal.cents, 100) : 0
    let color = percent == 100 ? StyleProvider.Color.positive : StyleProvider.Color.highlightPrimary
    surface = .card
    contentStackView.isHidden = false
    symbolView.show(percent == 100 ? "checkmark.circle.fill" : viewModel.symbol)
    symbolView.tintColor = color
    titleLabel.text = viewModel.title
    shareLabel.text = wording.percent(percent)
    shareLabel.textColor = color
    progressView.progress = CGFloat(percent) / 100
    progressView.fillColor = color
    let sums = [Phrase.Placeholder.part: wording.shortMoney(reached), .whole: wording.shortMoney(goal)]
    detailLabel.text = percent == 100 ? wording[.complete] : wording.text(.amountOfTotal, sums)
  }
}
