import HeadlessUIKit

/// The equivalent of `#Preview("Component States") { PreviewUIViewController { … } }`: the same closure, as a value.
enum YourComponentPreviews {
  static let states = ComponentPreview(component: "YourComponentView", state: "Component States") {
    let vc = UIViewController()
    let component = YourComponentView(viewModel: MockXViewModel.defaultMock)
    component.translatesAutoresizingMaskIntoConstraints = false
    vc.view.addSubview(component)

    NSLayoutConstraint.activate([
      component.leadingAnchor.constraint(equalTo: vc.view.leadingAnchor),
      component.trailingAnchor.constraint(equalTo: vc.view.trailingAnchor),
      component.topAnchor.constraint(equalTo: vc.view.safeAreaLayoutGuide.topAnchor),
    ])

    return vc
  }

  static let defaultState = ComponentPreview(component: "YourComponentView", state: "Default State") {
    YourComponentViewController.makePreview(with: MockXViewModel.defaultMock)
  }
}
