public import HeadlessUIKit

extension ComponentPreview {
  /// Creates a preview of a view of SwiftUI.
  ///
  /// - Parameters:
  ///   - component: The component's name, such as `ScoreView`.
  ///   - state: The state's name, such as `tennisMatch`; unique within the component.
  ///   - size: The size of the view, in points, or `nil` for its ideal size.
  ///   - content: Makes a new view each time.
  public init<Content: View>(
    component: String, state: String, size: CGSize? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(component: component, state: state, size: size, makeView: { HostingView(content()) })
  }
}

extension LibraryComponent {
  /// Creates a component that is a view of SwiftUI. Its contract is that of its previews: it needs no view model, and is
  /// not used again.
  ///
  /// - Parameters:
  ///   - category: The heading of the component's group in the gallery.
  ///   - summary: A phrase that describes the component; may be empty.
  ///   - view: The type of the view, whose name is that of the component.
  ///   - previews: The previews of the component, in different states.
  public init<Content: View>(
    category: String, summary: String = "", view: Content.Type, previews: [ComponentPreview]
  ) {
    self.init(
      name: typeName(view), category: category, summary: summary, viewType: HostingView.self, previews: previews)
  }
}
