import Dispatch
public import Foundation
public import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The lobby of the casino: a rail of games for each category, in one collection view.
public final class CasinoLobbyViewController: UIViewController, UICollectionViewDataSource {
  private let wording = Wording.current
  private let viewModel: any CasinoLobbyViewModelProtocol
  private var cancellables = Set<AnyCancellable>()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
  private let messageView = LoadingMessageView()
  private lazy var cardToken = collectionView.register(CasinoGameCardCollectionViewCell.self)
  private lazy var barToken = collectionView.register(
    CasinoCategoryBarReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader)
  private var categories: [String] = []
  private var games: [[any CasinoGameCardViewModelProtocol]] = []

  public init(viewModel: any CasinoLobbyViewModelProtocol) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StyleProvider.Color.backgroundColor
    collectionView.backgroundColor = StyleProvider.Color.backgroundColor
    _ = (cardToken, barToken)
    collectionView.dataSource = self
    view.addFilling(collectionView)
    messageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(messageView)
    NSLayoutConstraint.activate([
      messageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      messageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    messageView.retryButton.addTarget(self, action: CasinoLobbyViewController.retryTouched, for: .touchUpInside)
    render(viewModel.currentDisplayState)
    setupBindings()
  }

  private func setupBindings() {
    viewModel.displayStatePublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  private func retryTouched() {
    viewModel.retry()
  }

  private func render(_ state: CasinoLobbyDisplayState) {
    categories = []
    switch state {
    case .loading: messageView.show(.loading(wording[.loadingGames]))
    case .failed(let reason): messageView.show(.failed(reason))
    case .loaded(let loaded):
      messageView.show(nil)
      categories = loaded
    }
    games = categories.map { viewModel.gameViewModels(in: $0) }
    collectionView.reloadData()
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(StyleProvider.Size.gameCard), heightDimension: .estimated(StyleProvider.Size.gameCard))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = StyleProvider.Spacing.medium
    section.contentInsets = NSDirectionalEdgeInsets(
      top: StyleProvider.Spacing.small, leading: StyleProvider.Spacing.large, bottom: StyleProvider.Spacing.large,
      trailing: StyleProvider.Spacing.large)
    let barSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(StyleProvider.Size.hitTarget))
    let bar = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: barSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [bar]
    // The header adds its own margins.
    section.supplementariesFollowContentInsets = false
    return UICollectionViewCompositionalLayout(section: section)
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { categories.count }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    games[section].count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(cardToken, for: indexPath)
    cell.configure(with: games[indexPath.section][indexPath.item])
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let bar = collectionView.dequeueReusableSupplementaryView(barToken, for: indexPath)
    if let model = viewModel.categoryBarViewModel(for: categories[indexPath.section]) { bar.configure(with: model) }
    return bar
  }
}
