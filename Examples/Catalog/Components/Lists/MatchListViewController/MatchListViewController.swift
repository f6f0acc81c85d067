import Dispatch
public import Foundation
public import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Matches in a table, below headings. A message replaces them while there are none.
public final class MatchListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public let tableView = UITableView(frame: .zero, style: .plain)
  private let wording = Wording.current
  private let viewModel: any MatchListViewModelProtocol
  private var cancellables = Set<AnyCancellable>()
  private let messageView = LoadingMessageView()
  private let emptyLabel = UILabel.styled(.body, color: StyleProvider.Color.textSecondary, alignment: .center)
  private lazy var cardToken = tableView.register(TallOddsMatchCardTableViewCell.self)
  private lazy var headerToken = tableView.register(SectionHeaderTableHeaderView.self)
  private var sections: [MatchListSection] = []

  public init(viewModel: any MatchListViewModelProtocol) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StyleProvider.Color.backgroundColor
    tableView.backgroundColor = StyleProvider.Color.backgroundColor
    tableView.separatorStyle = .none
    tableView.sectionHeaderTopPadding = 0
    _ = (cardToken, headerToken)
    tableView.dataSource = self
    tableView.delegate = self
    view.addFilling(tableView)
    addMessages()
    messageView.retryButton.addTarget(self, action: MatchListViewController.retryTouched, for: .touchUpInside)
    render(viewModel.currentDisplayState)
    setupBindings()
  }

  private func addMessages() {
    emptyLabel.text = wording[.noMatchesToday]
    for message in [messageView, emptyLabel] {
      message.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(message)
      NSLayoutConstraint.activate([
        message.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        message.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        message.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
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

  private func render(_ state: MatchListDisplayState) {
    sections = []
    emptyLabel.isHidden = state != .loaded([])
    switch state {
    case .loading: messageView.show(.loading(wording[.loadingMatches]))
    case .failed(let reason): messageView.show(.failed(reason))
    case .loaded(let loaded):
      messageView.show(nil)
      sections = loaded
    }
    tableView.reloadData()
  }

  public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].matches.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(cardToken, for: indexPath)
    let match = sections[indexPath.section].matches[indexPath.row]
    if let model = viewModel.matchViewModel(for: match) { cell.configure(with: model) }
    return cell
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(headerToken)
    if let model = viewModel.headerViewModel(for: sections[section].id) { header.configure(with: model) }
    return header
  }
}
