public import HeadlessUIKit

extension ToastView {
  /// There is no preview of a dismissed message, because it is blank.
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("success", width: width) { MockToastViewModel.success },
      preview("failure", width: width) { MockToastViewModel.failure },
      preview("undo", width: width) { MockToastViewModel.undo },
      preview("warning", width: width) { MockToastViewModel.warning },
    ]
  }
}
