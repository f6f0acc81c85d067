extension ComponentPreview {
  /// The two halves of making a view in a state.
  struct Steps: Sendable {
    let makeBlank: @MainActor @Sendable () -> UIView
    /// Whether the view was one that can be configured.
    let configure: @MainActor @Sendable (UIView) -> Bool
  }
}
