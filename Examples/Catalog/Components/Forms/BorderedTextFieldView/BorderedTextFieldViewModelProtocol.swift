public import OpenCombine

/// A line of text to enter.
@preconcurrency @MainActor
public protocol BorderedTextFieldViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: BorderedTextFieldDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<BorderedTextFieldDisplayState, Never> { get }

  func beginEditing()
  func change(to text: String)
  func endEditing()
  func toggleRevealed()
}
