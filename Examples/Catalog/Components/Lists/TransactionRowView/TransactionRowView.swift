import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A transaction in a list: its kind, time and sum.
public final class TransactionRowView: ComponentControl, CatalogComponent {
  public private(set) var viewModel: (any TransactionRowViewModelProtocol)?

  private let groundView = SurfaceView(Surface(fill: StyleProvider.Color.backgroundSecondary, corners: .capsule))
  private let symbolView = SymbolView()
  private let titleLabel = UILabel.styled(.bodyStrong)
  private let detailLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let amountLabel = UILabel.figure(.bodyStrong)
  private let statusTagView = TagView()
  private lazy var textsStackView = UIStackView.column([titleLabel, detailLabel], spacing: StyleProvider.Spacing.tiny)
  private lazy var amountsStackView = UIStackView.column(
    [amountLabel, statusTagView], spacing: StyleProvider.Spacing.extraSmall, alignment: .trailing)
  private lazy var contentStackView = UIStackView.row(
    [groundView, textsStackView, FlexibleSpace(), amountsStackView], spacing: StyleProvider.Spacing.medium
  ).padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.medium))

  override func setUp() {
    groundView.fix(width: StyleProvider.Size.avatar, height: StyleProvider.Size.avatar)
    symbolView.translatesAutoresizingMaskIntoConstraints = false
    groundView.addSubview(symbolView)
    NSLayoutConstraint.activate([
      symbolView.centerXAnchor.constraint(equalTo: groundView.centerXAnchor),
      symbolView.centerYAnchor.constraint(equalTo: groundView.centerYAnchor),
    ])
    contentStackView.isUserInteractionEnabled = false
    addFilling(contentStackView)
    render(nil)
  }

  public func configure(with viewModel: any TransactionRowViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel.currentDisplayState)
    setupBindings()
  }

  private func setupBindings() {
    cancellables.removeAll()
    viewModel?.displayStatePublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    render(nil)
  }

  override func touched() {
    viewModel?.openReceipt()
  }

  private func render(_ state: TransactionRowDisplayState?) {
    surface = state == nil ? .clear : .bar
    contentStackView.isHidden = state == nil
    symbolView.show(state?.kind.symbol)
    titleLabel.text = state.map { wording[$0.kind.title] }
    detailLabel.text = state?.detail
    let isGain = (state?.amount ?? Money(0)) > Money(0)
    amountLabel.text = state.map { wording.gain($0.amount) }
    let isReceived = isGain && state?.status == .completed
    amountLabel.textColor = isReceived ? StyleProvider.Color.positive : StyleProvider.Color.textPrimary
    let status = state?.status == .completed ? nil : state?.status
    statusTagView.show(status.map { wording[$0.title] }, tone: status?.tone ?? .neutral)
    accessibilityLabel = titleLabel.text
    accessibilityValue = state.map {
      [wording.money($0.amount), $0.detail, wording[$0.status.title]].joined(separator: ", ")
    }
  }
}
