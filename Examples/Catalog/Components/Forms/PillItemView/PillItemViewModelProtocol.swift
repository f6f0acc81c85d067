public import OpenCombine

/// One of several options that can be selected.
@preconcurrency @MainActor
public protocol PillItemViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: PillItemDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<PillItemDisplayState, Never> { get }

  func select()
}
