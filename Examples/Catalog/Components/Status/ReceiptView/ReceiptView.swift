import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The receipt of a payment: its sum, status and details, and a button to share it.
public final class ReceiptView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any ReceiptViewModelProtocol)?

  private let symbolView = SymbolView(pointSize: StyleProvider.Size.hugeIcon)
  private let titleLabel = UILabel.styled(.callout, color: StyleProvider.Color.textSecondary, alignment: .center)
  private let amountLabel = UILabel.styled(.display, alignment: .center)
  private let statusTagView = TagView()
  private let separatorView = SeparatorView()
  private lazy var entriesStackView = UIStackView.column([], spacing: StyleProvider.Spacing.medium)
  private let shareButton = ActionButton()
  private lazy var headStackView = UIStackView.column(
    [symbolView, titleLabel, amountLabel, statusTagView], alignment: .center)
  private lazy var contentStackView = UIStackView.column(
    [headStackView, separatorView, entriesStackView, shareButton], spacing: StyleProvider.Spacing.large
  ).padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.extraLarge))
  private var entryViews: [KeyValueRow] = []

  override func setUp() {
    addFilling(contentStackView)
    shareButton.addTarget(self, action: ReceiptView.shareTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any ReceiptViewModelProtocol) {
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

  private func shareTouched() {
    viewModel?.share()
  }

  private func render(_ state: ReceiptDisplayState?) {
    surface = state == nil ? .clear : .card
    contentStackView.isHidden = state == nil
    symbolView.show(state?.status.symbol)
    symbolView.tintColor = state?.status.tone.foreground
    titleLabel.text = state?.title
    amountLabel.text = state.map { wording.money($0.amount) }
    statusTagView.show(state.map { wording[$0.status.title] }, tone: state?.status.tone ?? .neutral)
    let entries = state?.entries ?? []
    entriesStackView.adjust(&entryViews, count: entries.count) { KeyValueRow() }
    for (view, entry) in zip(entryViews, entries) { view.show(entry.key, entry.value) }
    shareButton.show(
      state.map {
        SimpleButtonDisplayState(
          title: wording[$0.isSharing ? .preparingReceipt : .shareReceipt], symbol: "square.and.arrow.up",
          style: .secondary, isLoading: $0.isSharing)
      })
  }
}
