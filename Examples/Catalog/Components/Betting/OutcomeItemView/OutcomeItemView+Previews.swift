public import HeadlessUIKit

extension OutcomeItemView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.gameCard
    return [
      preview("standard", width: width) { MockOutcomeItemViewModel.standard },
      preview("selected", width: width) { MockOutcomeItemViewModel.selected },
      preview("oddsUp", width: width) { MockOutcomeItemViewModel.oddsUp },
      preview("oddsDown", width: width) { MockOutcomeItemViewModel.oddsDown },
      preview("boosted", width: width) { MockOutcomeItemViewModel.boosted },
      preview("suspended", width: width) { MockOutcomeItemViewModel.suspended },
      preview("loading", width: width) { MockOutcomeItemViewModel.loading },
    ]
  }
}
