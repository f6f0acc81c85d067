public import OpenCombine

/// A line of text to be written.
@preconcurrency @MainActor
public protocol BorderedTextFieldViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: BorderedTextFieldDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<BorderedTextFieldDisplayState, Never> { get }

  func beginEditing()
  func change(to text: String)
  func endEditing()
  func toggleRevealed()
}
