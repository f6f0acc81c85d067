public import OpenCombine

/// A stake within limits.
@preconcurrency @MainActor
public protocol StakeStepperViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: StakeStepperDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<StakeStepperDisplayState, Never> { get }

  func increase()
  func decrease()
}
