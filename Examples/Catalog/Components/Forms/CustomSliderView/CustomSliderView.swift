import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A value between limits, set by a knob that stops at its steps.
public final class CustomSliderView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any CustomSliderViewModelProtocol)?

  private let titleLabel = UILabel.styled(.callout)
  private let valueLabel = UILabel.figure(.headline)
  private let trackControl = SliderTrackControl()
  private let leastLabel = UILabel.figure(.footnote, color: StyleProvider.Color.textSecondary)
  private let mostLabel = UILabel.figure(.footnote, color: StyleProvider.Color.textSecondary)
  private lazy var titleStackView = UIStackView.row([titleLabel, FlexibleSpace(), valueLabel])
  private lazy var limitsStackView = UIStackView.row([leastLabel, FlexibleSpace(), mostLabel])
  private lazy var contentStackView = UIStackView.column(
    [titleStackView, trackControl, limitsStackView], spacing: .zero
  )
  .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large))

  override func setUp() {
    addFilling(contentStackView)
    trackControl.addTarget(self, action: CustomSliderView.knobMoved, for: .valueChanged)
    render(nil)
  }

  public func configure(with viewModel: any CustomSliderViewModelProtocol) {
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

  private func knobMoved() {
    viewModel?.move(to: trackControl.touchPosition)
  }

  private func render(_ state: CustomSliderDisplayState?) {
    contentStackView.isHidden = state == nil
    surface = state == nil ? .clear : .card
    titleLabel.text = state?.title
    titleLabel.textColor =
      state?.isEnabled == false ? StyleProvider.Color.textSecondary : StyleProvider.Color.textPrimary
    valueLabel.text = state.map { $0.unit.text(of: $0.value, in: wording) }
    valueLabel.textColor =
      state?.isEnabled == false ? StyleProvider.Color.textSecondary : StyleProvider.Color.highlightPrimary
    leastLabel.text = state.map { $0.unit.text(of: $0.limits.lowerBound, in: wording) }
    mostLabel.text = state.map { $0.unit.text(of: $0.limits.upperBound, in: wording) }
    trackControl.share = CGFloat(state?.share ?? 0)
    trackControl.isEnabled = state?.isEnabled ?? false
    trackControl.accessibilityLabel = state?.title
    trackControl.accessibilityValue = valueLabel.text
  }
}
