public import HeadlessUIKit

extension ObservableScoreView {
  /// Every state except `idle`, which is intentionally blank.
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("tennisMatch") { MockObservableScoreViewModel.tennisMatch },
      preview("footballMatch") { MockObservableScoreViewModel.footballMatch },
      preview("loading") { MockObservableScoreViewModel.loading },
      preview("empty") { MockObservableScoreViewModel.empty },
    ]
  }
}
