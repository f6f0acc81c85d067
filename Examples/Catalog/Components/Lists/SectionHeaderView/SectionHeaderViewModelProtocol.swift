public import OpenCombine

/// A section of a list.
@preconcurrency @MainActor
public protocol SectionHeaderViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: SectionHeaderDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<SectionHeaderDisplayState, Never> { get }
}
