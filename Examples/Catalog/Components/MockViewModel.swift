public import OpenCombine

/// What the mocks of the library have in common: a state that is read at once and told to whoever listens.
@preconcurrency @MainActor
public class MockViewModel<DisplayState: Equatable> {
  let wording = Wording.current
  private let subject: CurrentValueSubject<DisplayState, Never>

  public init(_ state: DisplayState) {
    subject = CurrentValueSubject(state)
  }

  public var currentDisplayState: DisplayState { subject.value }

  public var displayStatePublisher: AnyPublisher<DisplayState, Never> { subject.eraseToAnyPublisher() }

  /// Changes the state; one that stays equal is not told again.
  func update(_ change: (inout DisplayState) -> Void) {
    var state = subject.value
    change(&state)
    if state != subject.value { subject.send(state) }
  }
}
