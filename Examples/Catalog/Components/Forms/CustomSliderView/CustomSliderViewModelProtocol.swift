public import OpenCombine

/// A value between limits.
@preconcurrency @MainActor
public protocol CustomSliderViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: CustomSliderDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<CustomSliderDisplayState, Never> { get }

  /// Moves to the stop that is nearest to a share of the way, from 0 to 1.
  func move(to share: Double)
}
