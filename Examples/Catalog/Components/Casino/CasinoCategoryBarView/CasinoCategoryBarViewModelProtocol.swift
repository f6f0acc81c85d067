public import OpenCombine

/// A category of games.
@preconcurrency @MainActor
public protocol CasinoCategoryBarViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: CasinoCategoryBarDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<CasinoCategoryBarDisplayState, Never> { get }

  func showAll()
}
