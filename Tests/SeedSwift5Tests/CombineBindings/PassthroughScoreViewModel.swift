import OpenCombine

/// The subject that the guides warn of: it has no current value.
final class PassthroughScoreViewModel: ScoreViewModelProtocol {
  private let subject = PassthroughSubject<ScoreDisplayState, Never>()

  init(text: String) {
    subject.send(ScoreDisplayState(text: text))
  }

  var currentDisplayState: ScoreDisplayState { ScoreDisplayState(text: "") }
  var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { subject.eraseToAnyPublisher() }
}
