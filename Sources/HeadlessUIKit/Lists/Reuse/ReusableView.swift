/// A view that can be blank, and be given new content afterwards, as cells are.
@preconcurrency @MainActor
public protocol ReusableView: AnyObject {
  /// Lets go of the model and of all that it put on screen.
  func prepareForReuse()
}
