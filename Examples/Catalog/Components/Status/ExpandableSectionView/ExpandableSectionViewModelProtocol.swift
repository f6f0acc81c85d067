public import OpenCombine

/// An expandable section.
@preconcurrency @MainActor
public protocol ExpandableSectionViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: ExpandableSectionDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<ExpandableSectionDisplayState, Never> { get }

  func toggle()
}
