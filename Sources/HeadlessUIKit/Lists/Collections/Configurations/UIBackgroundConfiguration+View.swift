extension UIBackgroundConfiguration {
  /// A view that looks as the configuration says.
  @MainActor
  func makeView() -> UIView {
    let view = UIView()
    view.backgroundColor = backgroundColor
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = strokeWidth
    view.layer.borderColor = strokeColor?.cgColor
    return view
  }
}
