public import HeadlessUIKit

extension PinDigitEntryView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("empty", width: width) { MockPinDigitEntryViewModel.empty },
      preview("entering", width: width) { MockPinDigitEntryViewModel.entering },
      preview("checking", width: width) { MockPinDigitEntryViewModel.checking },
      preview("accepted", width: width) { MockPinDigitEntryViewModel.accepted },
      preview("refused", width: width) { MockPinDigitEntryViewModel.refused },
    ]
  }
}
