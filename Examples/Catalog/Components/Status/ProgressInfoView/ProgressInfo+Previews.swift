public import HeadlessUIKit

extension ProgressInfo {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("started", width: width) { MockProgressInfoViewModel.started },
      preview("halfway", width: width) { MockProgressInfoViewModel.halfway },
      preview("complete", width: width) { MockProgressInfoViewModel.complete },
    ]
  }
}
