public import HeadlessUIKit

extension ToastView {
  /// A dismissed message has no preview, because it is blank.
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
