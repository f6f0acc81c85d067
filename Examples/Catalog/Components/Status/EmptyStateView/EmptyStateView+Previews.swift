public import HeadlessUIKit

extension EmptyStateView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("noBets", width: width) { MockEmptyStateViewModel.noBets },
      preview("offline", width: width) { MockEmptyStateViewModel.offline },
      preview("retrying", width: width) { MockEmptyStateViewModel.retrying },
      preview("noResults", width: width) { MockEmptyStateViewModel.noResults },
    ]
  }
}
