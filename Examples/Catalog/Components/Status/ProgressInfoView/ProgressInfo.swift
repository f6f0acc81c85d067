import Foundation
public import HeadlessSwiftUI

/// Progress towards a goal, as sums and as a bar.
public struct ProgressInfo: CatalogView {
  private let viewModel: any ProgressInfoViewModelProtocol
  private let wording = Wording.current

  public init(viewModel: any ProgressInfoViewModelProtocol) { self.viewModel = viewModel }

  public var body: some View {
    VStack(alignment: .leading, spacing: StyleProvider.Spacing.small) {
      titles.padding(.bottom, StyleProvider.Spacing.medium - StyleProvider.Spacing.small)
      ProgressTrack(progress: CGFloat(percent) / 100, color: color)
      StyledText(detail, .footnote).foregroundStyle(Color(StyleProvider.Color.textSecondary))
    }
    .padding(StyleProvider.Spacing.large)
    .card()
  }

  private var titles: some View {
    HStack(spacing: StyleProvider.Spacing.small) {
      StyledSymbol(
        percent == 100 ? "checkmark.circle.fill" : viewModel.symbol, pointSize: StyleProvider.Size.largeIcon
      )
      .foregroundStyle(color)
      StyledText(viewModel.title, .bodyStrong).foregroundStyle(Color(StyleProvider.Color.textPrimary))
      Spacer(minLength: 0)
      StyledText(wording.percent(percent), .calloutStrong).unbroken.foregroundStyle(color)
    }
  }

  private var percent: Int {
    let (reached, goal) = (viewModel.reached.cents, viewModel.goal.cents)
    return goal > 0 ? min(reached * 100 / goal, 100) : 0
  }

  private var color: Color {
    Color(percent == 100 ? StyleProvider.Color.positive : StyleProvider.Color.highlightPrimary)
  }

  private var detail: String {
    guard percent < 100 else { return wording[.complete] }
    let sums = [
      Phrase.Placeholder.part: wording.shortMoney(viewModel.reached), .whole: wording.shortMoney(viewModel.goal),
    ]
    return wording.text(.amountOfTotal, sums)
  }
}
