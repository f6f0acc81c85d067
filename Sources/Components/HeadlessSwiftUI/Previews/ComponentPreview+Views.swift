public import HeadlessUIKit

extension ComponentPreview {
  /// Creates a preview of a view, for galleries, checks of states, and snapshots.
  ///
  /// - Parameters:
  ///   - component: The component's name, such as `Badge`.
  ///   - state: The state's name, such as `live`; unique within the component.
  ///   - size: The size in points, or `nil` for the ideal size of the view.
  ///   - content: Makes a new view each time.
  public init(
    component: String, state: String, size: CGSize? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.init(component: component, state: state, size: size, makeView: { content().hosted() })
  }
}
