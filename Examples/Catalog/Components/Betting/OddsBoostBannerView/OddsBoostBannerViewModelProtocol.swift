public import OpenCombine

/// A boost for betslips with enough selections.
@preconcurrency @MainActor
public protocol OddsBoostBannerViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: OddsBoostDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<OddsBoostDisplayState, Never> { get }

  func openTerms()
}
