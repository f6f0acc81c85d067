import Foundation
import HeadlessUIKit

/// Names with their values, one per line, on a card.
public final class KeyValueTableView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any KeyValueTableViewModelProtocol)?

  private let titleLabel = UILabel.styled(.headline)
  private lazy var rowsStackView = UIStackView.column([], spacing: StyleProvider.Spacing.medium)
  private lazy var contentStackView = UIStackView.column(
    [titleLabel, rowsStackView], spacing: StyleProvider.Spacing.medium
  )
  .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))
  private var rowViews: [KeyValueRow] = []

  override func setUp() {
    addFilling(contentStackView)
    renderBlank()
  }

  public func configure(with viewModel: any KeyValueTableViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel)
    setNeedsLayout()
  }

  /// Reads the model. A later change of any property that is read here triggers another layout.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if let viewModel { render(viewModel) }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    renderBlank()
    setNeedsLayout()
  }

  private func renderBlank() {
    surface = .clear
    contentStackView.isHidden = true
    titleLabel.text = nil
    show([])
  }

  private func render(_ viewModel: any KeyValueTableViewModelProtocol) {
    surface = .card
    contentStackView.isHidden = false
    titleLabel.text = viewModel.title
    show(viewModel.entries)
  }

  private func show(_ entries: [KeyValueEntry]) {
    rowsStackView.adjust(&rowViews, count: entries.count) { KeyValueRow() }
    for (view, entry) in zip(rowViews, entries) { view.show(entry.key, entry.value) }
  }
}
