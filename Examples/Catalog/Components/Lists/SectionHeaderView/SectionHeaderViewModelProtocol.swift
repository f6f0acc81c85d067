public import OpenCombine

/// A section of a list.
@preconcurrency @MainActor
public protocol SectionHeaderViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: SectionHeaderDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<SectionHeaderDisplayState, Never> { get }
}
