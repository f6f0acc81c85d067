public import HeadlessUIKit

extension CheckboxRow {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("unchecked", width: width) { MockCheckboxRowViewModel.unchecked },
      preview("checked", width: width) { MockCheckboxRowViewModel.checked },
      preview("passedOver", width: width) { MockCheckboxRowViewModel.passedOver },
    ]
  }
}
