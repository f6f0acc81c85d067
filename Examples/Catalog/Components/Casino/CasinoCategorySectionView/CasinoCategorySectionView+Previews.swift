public import HeadlessUIKit

extension CasinoCategorySectionView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("loaded", width: width) { MockCasinoCategorySectionViewModel.loaded },
      preview("jackpots", width: width) { MockCasinoCategorySectionViewModel.jackpots },
      preview("loading", width: width) { MockCasinoCategorySectionViewModel.loading },
      preview("failed", width: width) { MockCasinoCategorySectionViewModel.failed },
    ]
  }
}
