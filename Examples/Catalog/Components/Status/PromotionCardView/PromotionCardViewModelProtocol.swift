public import OpenCombine

/// An offer.
@preconcurrency @MainActor
public protocol PromotionCardViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: PromotionCardDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<PromotionCardDisplayState, Never> { get }

  func claim()
}
