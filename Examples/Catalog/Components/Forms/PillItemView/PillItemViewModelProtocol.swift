public import OpenCombine

/// A choice that is one of several.
@preconcurrency @MainActor
public protocol PillItemViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: PillItemDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<PillItemDisplayState, Never> { get }

  func select()
}
