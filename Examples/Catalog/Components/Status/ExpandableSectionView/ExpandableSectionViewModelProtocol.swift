public import OpenCombine

/// A section that unfolds.
@preconcurrency @MainActor
public protocol ExpandableSectionViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: ExpandableSectionDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<ExpandableSectionDisplayState, Never> { get }

  func toggle()
}
