public import HeadlessUIKit

extension MarketGroupSelectorTabView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("first", width: width) { MockMarketGroupSelectorTabViewModel.first },
      preview("second", width: width) { MockMarketGroupSelectorTabViewModel.second },
      preview("uncounted", width: width) { MockMarketGroupSelectorTabViewModel.uncounted },
    ]
  }
}
