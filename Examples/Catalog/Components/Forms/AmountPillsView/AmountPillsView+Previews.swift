public import HeadlessUIKit

extension AmountPillsView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("unselected", width: width) { MockAmountPillsViewModel.unselected },
      preview("selected", width: width) { MockAmountPillsViewModel.selected },
    ]
  }
}
