import Foundation
import HeadlessUIKit

/// A code in large letters. A tap copies it.
public final class CopyableCodeView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any CopyableCodeViewModelProtocol)?

  private let titleLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let codeLabel = UILabel.styled(.title)
  private let copyButton = LinkButton(alignment: .trailing)
  private lazy var textsStackView = UIStackView.column([titleLabel, codeLabel], spacing: StyleProvider.Spacing.tiny)
  private lazy var contentStackView = UIStackView.row([textsStackView, FlexibleSpace(), copyButton])
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.medium))

  override func setUp() {
    addFilling(contentStackView)
    copyButton.addTarget(self, action: CopyableCodeView.copyTouched, for: .touchUpInside)
    renderBlank()
  }

  public func configure(with viewModel: any CopyableCodeViewModelProtocol) {
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

  private func copyTouched() {
    viewModel?.copy()
  }

  private func renderBlank() {
    surface = .clear
    contentStackView.isHidden = true
    titleLabel.text = nil
    codeLabel.text = nil
    copyButton.show(nil)
  }

  private func render(_ viewModel: any CopyableCodeViewModelProtocol) {
    surface = .card
    contentStackView.isHidden = false
    titleLabel.text = viewModel.title
    codeLabel.text = viewModel.code
    copyButton.show(
      wording[viewModel.isCopied ? .copied : .copy], symbol: viewModel.isCopied ? "checkmark" : "doc.on.doc")
  }
}
