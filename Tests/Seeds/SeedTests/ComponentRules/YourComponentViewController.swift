import HeadlessUIKit

class YourComponentViewController: UIViewController, DemoViewController {
  private let viewModel: any XViewModelProtocol
  private(set) var component: YourComponentView?

  required init() {
    viewModel = MockXViewModel.interactiveMock
    super.init(nibName: nil, bundle: nil)
  }

  init(viewModel: any XViewModelProtocol) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static func makePreview(with viewModel: any XViewModelProtocol) -> YourComponentViewController {
    YourComponentViewController(viewModel: viewModel)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let component = YourComponentView(viewModel: viewModel)
    // Setup and add to view hierarchy
    component.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(component)
    NSLayoutConstraint.activate([
      component.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      component.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
    self.component = component
  }
}
