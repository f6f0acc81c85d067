public import HeadlessUIKit

extension MarketOutcomesLineView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("threeWay", width: width) { MockMarketOutcomesLineViewModel.threeWay },
      preview("twoWay", width: width) { MockMarketOutcomesLineViewModel.twoWay },
      preview("moving", width: width) { MockMarketOutcomesLineViewModel.moving },
      preview("loading", width: width) { MockMarketOutcomesLineViewModel.loading },
      preview("suspended", width: width) { MockMarketOutcomesLineViewModel.suspended },
      preview("failed", width: width) { MockMarketOutcomesLineViewModel.failed },
    ]
  }
}
