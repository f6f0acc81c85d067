public import HeadlessUIKit

extension BetslipSummaryView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("ready", width: width) { MockBetslipSummaryViewModel.ready },
      preview("withoutStake", width: width) { MockBetslipSummaryViewModel.withoutStake },
      preview("placing", width: width) { MockBetslipSummaryViewModel.placing },
      preview("refused", width: width) { MockBetslipSummaryViewModel.refused },
      preview("placed", width: width) { MockBetslipSummaryViewModel.placed },
    ]
  }
}
