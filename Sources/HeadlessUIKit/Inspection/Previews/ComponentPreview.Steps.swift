extension ComponentPreview {
  /// The two steps of making a view in a state.
  struct Steps: Sendable {
    let makeBlank: @MainActor @Sendable () -> UIView
    /// Configures a view and returns whether it is of the right type.
    let configure: @MainActor @Sendable (UIView) -> Bool
  }
}
