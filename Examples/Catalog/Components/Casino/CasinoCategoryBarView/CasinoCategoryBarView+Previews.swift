public import HeadlessUIKit

extension CasinoCategoryBarView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("counted", width: width) { MockCasinoCategoryBarViewModel.counted },
      preview("uncounted", width: width) { MockCasinoCategoryBarViewModel.uncounted },
      preview("longTitle", width: width) { MockCasinoCategoryBarViewModel.longTitle },
    ]
  }
}
