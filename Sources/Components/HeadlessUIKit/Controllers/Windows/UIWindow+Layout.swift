extension UIWindow {
  /// The safe area: on a phone, a window has the proportions of the screen.
  public var safeAreaAspectFitLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

  /// Whether the window of a Mac may be resized to its content.
  public var canResizeToFitContent: Bool {
    get { seldom["canResizeToFitContent"] ?? false }
    set { seldom["canResizeToFitContent"] = newValue }
  }
}
