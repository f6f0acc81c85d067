/// What a content view shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}
