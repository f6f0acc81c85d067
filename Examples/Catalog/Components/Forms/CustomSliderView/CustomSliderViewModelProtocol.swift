public import OpenCombine

/// A value between limits.
@preconcurrency @MainActor
public protocol CustomSliderViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: CustomSliderDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<CustomSliderDisplayState, Never> { get }

  /// Moves to the stop nearest to a fraction of the range, from 0 to 1.
  func move(to share: Double)
}
