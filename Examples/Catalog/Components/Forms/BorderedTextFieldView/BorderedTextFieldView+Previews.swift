public import HeadlessUIKit

extension BorderedTextFieldView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("empty", width: width) { MockBorderedTextFieldViewModel.empty },
      preview("focused", width: width) { MockBorderedTextFieldViewModel.focused },
      preview("filled", width: width) { MockBorderedTextFieldViewModel.filled },
      preview("invalid", width: width) { MockBorderedTextFieldViewModel.invalid },
      preview("password", width: width) { MockBorderedTextFieldViewModel.password },
      preview("revealed", width: width) { MockBorderedTextFieldViewModel.revealed },
      preview("disabled", width: width) { MockBorderedTextFieldViewModel.disabled },
    ]
  }
}
