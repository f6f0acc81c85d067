import Foundation
import HeadlessUIKit

/// A user's balance, which can be hidden, with a button for a deposit.
public final class WalletBalanceView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any WalletBalanceViewModelProtocol)?

  private let titleLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private let coverButton = IconButton()
  private let balanceLabel = UILabel.styled(.display)
  private let spinner = SpinnerView()
  private let bonusTagView = TagView()
  private let depositButton = ActionButton()
  private lazy var titleStackView = UIStackView.row([titleLabel, FlexibleSpace(), coverButton])
  private lazy var balanceStackView = UIStackView.row([spinner, balanceLabel, FlexibleSpace(), bonusTagView])
  private lazy var contentStackView = UIStackView.column(
    [titleStackView, balanceStackView, depositButton], spacing: .zero
  ).padded(
    NSDirectionalEdgeInsets(
      top: StyleProvider.Spacing.small, leading: StyleProvider.Spacing.large, bottom: StyleProvider.Spacing.large,
      trailing: StyleProvider.Spacing.large))

  override func setUp() {
    contentStackView.setCustomSpacing(StyleProvider.Spacing.large, after: balanceStackView)
    addFilling(contentStackView)
    coverButton.addTarget(self, action: WalletBalanceView.coverTouched, for: .touchUpInside)
    depositButton.addTarget(self, action: WalletBalanceView.depositTouched, for: .touchUpInside)
    renderBlank()
  }

  public func configure(with viewModel: any WalletBalanceViewModelProtocol) {
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

  private func coverTouched() {
    viewModel?.toggleBalanceVisibility()
  }

  private func depositTouched() {
    viewModel?.deposit()
  }

  private func renderBlank() {
    surface = .clear
    contentStackView.isHidden = true
    titleLabel.text = nil
    balanceLabel.text = nil
    spinner.show(false)
    bonusTagView.show(nil)
    depositButton.show(nil)
  }

  private func render(_ viewModel: any WalletBalanceViewModelProtocol) {
    let isBalanceHidden = viewModel.isBalanceHidden
    surface = .card
    contentStackView.isHidden = false
    titleLabel.text = wording[.balance]
    balanceLabel.text =
      viewModel.balance.map { isBalanceHidden ? wording[.hiddenSum] : wording.money($0) } ?? wording[.loading]
    balanceLabel.textColor =
      viewModel.balance == nil ? StyleProvider.Color.textSecondary : StyleProvider.Color.textPrimary
    spinner.show(viewModel.balance == nil)
    let hasBonus = viewModel.bonus > Money(0) && viewModel.balance != nil && !isBalanceHidden
    let bonus = wording.text(.bonus, [.sum: wording.shortMoney(viewModel.bonus)])
    bonusTagView.show(hasBonus ? bonus : nil, symbol: "gift", tone: .accent)
    coverButton.show(isBalanceHidden ? "eye" : "eye.slash")
    coverButton.accessibilityLabel = wording[isBalanceHidden ? .showBalance : .hideBalance]
    depositButton.show(SimpleButtonDisplayState(title: wording[.addMoney], symbol: "plus"))
  }
}
