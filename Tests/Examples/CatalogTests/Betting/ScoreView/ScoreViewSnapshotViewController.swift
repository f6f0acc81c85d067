import FirstFrame
import FirstFrameCatalog
import Foundation

/// A page of captioned scores.
final class ScoreViewSnapshotViewController: UIViewController {
  private let category: ScoreViewSnapshotCategory
  private let stackView = UIStackView()

  init(category: ScoreViewSnapshotCategory) {
    self.category = category
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StyleProvider.Color.backgroundColor
    stackView.axis = .vertical
    stackView.alignment = .leading
    stackView.spacing = 8
    for (caption, viewModel) in scores { addScore(viewModel, caption: caption) }
    view.addSubview(stackView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.safeAreaInsets
    let size = stackView.sizeThatFits(view.bounds.size)
    stackView.frame = CGRect(x: 20, y: safeArea.top + 20, width: view.bounds.width - 40, height: size.height)
  }

  private func addScore(_ viewModel: MockScoreViewModel, caption: String) {
    let label = UILabel()
    label.text = caption
    label.font = StyleProvider.fontWith(type: .medium, size: 13)
    label.textColor = StyleProvider.Color.textSecondary
    let scoreView = ScoreView()
    scoreView.configure(with: viewModel)
    stackView.addArrangedSubview(label)
    stackView.addArrangedSubview(scoreView)
    stackView.setCustomSpacing(24, after: scoreView)
  }

  private var scores: [(String, MockScoreViewModel)] {
    switch category {
    case .sportVariants:
      [
        ("Tennis", .tennisMatch), ("Basketball", .basketballMatch), ("Football", .footballMatch),
        ("Volleyball", .volleyballMatch),
      ]
    case .visualStates:
      [("Loading", .loading), ("Empty", .empty)]
    }
  }
}
