public import HeadlessUIKit

extension CustomSliderView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("atStart", width: width) { MockCustomSliderViewModel.atStart },
      preview("inTheMiddle", width: width) { MockCustomSliderViewModel.inTheMiddle },
      preview("atEnd", width: width) { MockCustomSliderViewModel.atEnd },
      preview("disabled", width: width) { MockCustomSliderViewModel.disabled },
    ]
  }
}
