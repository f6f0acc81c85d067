public import HeadlessUIKit

extension ScoreView {
  /// Every state that shows something; `idle` is blank by design.
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("tennisMatch") { .tennisMatch },
      preview("basketballMatch") { .basketballMatch },
      preview("footballMatch") { .footballMatch },
      preview("volleyballMatch") { .volleyballMatch },
      preview("loading") { .loading },
      preview("empty") { .empty },
    ]
  }

  private nonisolated static func preview(
    _ state: String, of makeViewModel: @escaping @MainActor @Sendable () -> MockScoreViewModel
  ) -> ComponentPreview {
    ComponentPreview(component: "ScoreView", state: state) {
      let view = ScoreView()
      view.configure(with: makeViewModel())
      return view
    }
  }
}
