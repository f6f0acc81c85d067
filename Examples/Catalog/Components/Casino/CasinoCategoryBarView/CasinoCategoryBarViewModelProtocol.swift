public import OpenCombine

/// A category of games.
@preconcurrency @MainActor
public protocol CasinoCategoryBarViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: CasinoCategoryBarDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<CasinoCategoryBarDisplayState, Never> { get }

  func showAll()
}
