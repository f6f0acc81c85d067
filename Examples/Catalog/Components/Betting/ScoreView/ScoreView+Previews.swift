public import HeadlessUIKit

extension ScoreView {
  /// Every state except `idle`, which is intentionally blank.
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("tennisMatch") { MockScoreViewModel.tennisMatch },
      preview("basketballMatch") { MockScoreViewModel.basketballMatch },
      preview("footballMatch") { MockScoreViewModel.footballMatch },
      preview("volleyballMatch") { MockScoreViewModel.volleyballMatch },
      preview("loading") { MockScoreViewModel.loading },
      preview("empty") { MockScoreViewModel.empty },
    ]
  }
}
