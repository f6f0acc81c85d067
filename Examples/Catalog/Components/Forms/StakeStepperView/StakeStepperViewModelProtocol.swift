public import OpenCombine

/// A stake within limits.
@preconcurrency @MainActor
public protocol StakeStepperViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: StakeStepperDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<StakeStepperDisplayState, Never> { get }

  func increase()
  func decrease()
}
