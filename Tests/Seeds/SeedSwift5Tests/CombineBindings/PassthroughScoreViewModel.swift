import OpenCombine

/// A view model with a subject that the guides warn about, because it has no current value.
final class PassthroughScoreViewModel: ScoreViewModelProtocol {
  private let subject = PassthroughSubject<ScoreDisplayState, Never>()

  init(text: String) {
    subject.send(ScoreDisplayState(text: text))
  }

  var currentDisplayState: ScoreDisplayState { ScoreDisplayState(text: "") }
  var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { subject.eraseToAnyPublisher() }
}
