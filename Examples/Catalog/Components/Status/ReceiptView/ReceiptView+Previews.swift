public import HeadlessUIKit

extension ReceiptView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("pending", width: width) { MockReceiptViewModel.pending },
      preview("completed", width: width) { MockReceiptViewModel.completed },
      preview("failed", width: width) { MockReceiptViewModel.failed },
      preview("sharing", width: width) { MockReceiptViewModel.sharing },
    ]
  }
}
