public import OpenCombine

/// The base class of the library's mock view models. It has a state that can be read and observed.
@preconcurrency @MainActor
public class MockViewModel<DisplayState: Equatable> {
  let wording = Wording.current
  private let subject: CurrentValueSubject<DisplayState, Never>

  public init(_ state: DisplayState) {
    subject = CurrentValueSubject(state)
  }

  public var currentDisplayState: DisplayState { subject.value }

  public var displayStatePublisher: AnyPublisher<DisplayState, Never> { subject.eraseToAnyPublisher() }

  /// Changes the state, and publishes it if it differs.
  func update(_ change: (inout DisplayState) -> Void) {
    var state = subject.value
    change(&state)
    if state != subject.value { subject.send(state) }
  }
}
