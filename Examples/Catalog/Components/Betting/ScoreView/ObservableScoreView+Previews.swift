public import HeadlessUIKit

extension ObservableScoreView {
  /// Every state except `idle`, which is blank by design.
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("tennisMatch") { MockObservableScoreViewModel.tennisMatch },
      preview("footballMatch") { MockObservableScoreViewModel.footballMatch },
      preview("loading") { MockObservableScoreViewModel.loading },
      preview("empty") { MockObservableScoreViewModel.empty },
    ]
  }
}
