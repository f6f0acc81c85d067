public import HeadlessUIKit

extension MarketOutcomesMultiLineView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("collapsed", width: width) { MockMarketOutcomesMultiLineViewModel.collapsed },
      preview("expanded", width: width) { MockMarketOutcomesMultiLineViewModel.expanded },
      preview("partlySuspended", width: width) { MockMarketOutcomesMultiLineViewModel.partlySuspended },
    ]
  }
}
