public import HeadlessUIKit

extension CopyableCodeView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("bookingCode", width: width) { MockCopyableCodeViewModel.bookingCode },
      preview("copied", width: width) { MockCopyableCodeViewModel.copied },
    ]
  }
}
