public import OpenCombine

/// A boost for betslips with enough selections.
@preconcurrency @MainActor
public protocol OddsBoostBannerViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: OddsBoostDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<OddsBoostDisplayState, Never> { get }

  func openTerms()
}
