public import HeadlessUIKit

extension Badge {
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("neutral") { MockBadgeViewModel.neutral },
      preview("live") { MockBadgeViewModel.live },
      preview("won") { MockBadgeViewModel.won },
      preview("lost") { MockBadgeViewModel.lost },
      preview("pending") { MockBadgeViewModel.pending },
    ]
  }
}
