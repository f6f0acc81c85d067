public import OpenCombine

/// An offer.
@preconcurrency @MainActor
public protocol PromotionCardViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: PromotionCardDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<PromotionCardDisplayState, Never> { get }

  func claim()
}
