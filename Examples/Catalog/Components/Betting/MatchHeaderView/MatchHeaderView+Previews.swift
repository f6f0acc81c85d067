public import HeadlessUIKit

extension MatchHeaderView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("scheduled", width: width) { MockMatchHeaderViewModel.scheduled },
      preview("live", width: width) { MockMatchHeaderViewModel.live },
      preview("finished", width: width) { MockMatchHeaderViewModel.finished },
      preview("longName", width: width) { MockMatchHeaderViewModel.longName },
    ]
  }
}
