import OpenCombine

final class MockScoreViewModel: ScoreViewModelProtocol {
  private let subject: CurrentValueSubject<ScoreDisplayState, Never>

  init(text: String) {
    subject = CurrentValueSubject(ScoreDisplayState(text: text))
  }

  var currentDisplayState: ScoreDisplayState { subject.value }
  var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { subject.eraseToAnyPublisher() }

  func show(_ text: String) {
    subject.value = ScoreDisplayState(text: text)
  }
}
