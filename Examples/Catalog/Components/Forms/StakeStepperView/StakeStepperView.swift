import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A stake between a button that lowers it and a button that raises it.
public final class StakeStepperView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any StakeStepperViewModelProtocol)?

  private let decreaseButton = IconButton("minus", label: .lowerStake)
  private let increaseButton = IconButton("plus", label: .raiseStake)
  private let stakeLabel = UILabel.styled(.title, alignment: .center)
  private let messageLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary, alignment: .center)
  private lazy var textsStackView = UIStackView.column([stakeLabel, messageLabel], spacing: StyleProvider.Spacing.tiny)
  private lazy var contentStackView = UIStackView.row([decreaseButton, textsStackView, increaseButton])
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.small, vertical: StyleProvider.Spacing.small))

  override func setUp() {
    addFilling(contentStackView)
    keepAtLeast(height: StyleProvider.Size.largeAvatar)
    decreaseButton.addTarget(self, action: StakeStepperView.decreaseTouched, for: .touchUpInside)
    increaseButton.addTarget(self, action: StakeStepperView.increaseTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any StakeStepperViewModelProtocol) {
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

  private func decreaseTouched() {
    viewModel?.decrease()
  }

  private func increaseTouched() {
    viewModel?.increase()
  }

  private func render(_ state: StakeStepperDisplayState?) {
    contentStackView.isHidden = state == nil
    surface = state == nil ? .clear : .card
    stakeLabel.text = state.map { wording.money($0.stake) }
    messageLabel.text = state?.message(in: wording)
    messageLabel.isHidden = messageLabel.text == nil
    enable(decreaseButton, "minus", state?.canDecrease ?? false)
    enable(increaseButton, "plus", state?.canIncrease ?? false)
  }

  private func enable(_ button: IconButton, _ symbol: String, _ isEnabled: Bool) {
    button.isEnabled = isEnabled
    button.show(symbol, color: isEnabled ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.controlBorder)
  }
}
