import FirstFrame
import SeedComponents

/// The score view in the states of a category, in a column.
final class ScoreViewSnapshotViewController: UIViewController {
  private let category: ScoreSnapshotCategory

  init(category: ScoreSnapshotCategory) {
    self.category = category
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: viewModels.map(makeView))
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func makeView(_ viewModel: MockObservableScoreViewModel) -> UIView {
    let view = ObservableScoreView()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 12
    view.configure(with: viewModel)
    return view
  }

  private var viewModels: [MockObservableScoreViewModel] {
    switch category {
    case .sportVariants: [.tennisMatch, Self.football]
    case .visualStates: [.tennisMatch, .loading, .empty]
    }
  }

  private static var football: MockObservableScoreViewModel {
    MockObservableScoreViewModel(
      visualState: .display,
      scoreCells: [ScoreDisplayData(id: "goals", homeScore: "2", awayScore: "1", style: .border)])
  }
}
