import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A box for each digit of a code, and a keypad.
public final class PinDigitEntryView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any PinDigitEntryViewModelProtocol)?

  private let titleLabel = UILabel.styled(.title, alignment: .center)
  private lazy var digitsStackView = UIStackView.row([], spacing: StyleProvider.Spacing.medium)
  private var digitViews: [PinDigitView] = []
  private let spinner = SpinnerView()
  private let messageLabel = UILabel.styled(.footnote, alignment: .center)
  private let keypadView = PinKeypadView()
  private lazy var contentStackView = UIStackView.column(
    [titleLabel, digitsStackView, spinner, messageLabel, keypadView], spacing: StyleProvider.Spacing.large,
    alignment: .center
  ).padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.extraLarge))

  override func setUp() {
    addFilling(contentStackView)
    keypadView.addTarget(self, action: PinDigitEntryView.keyTouched, for: .valueChanged)
    render(nil)
  }

  public func configure(with viewModel: any PinDigitEntryViewModelProtocol) {
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

  private func keyTouched() {
    switch keypadView.lastKey {
    case .digit(let digit): viewModel?.enter(digit)
    case .delete: viewModel?.deleteLast()
    case nil: break
    }
  }

  private func render(_ state: PinDigitEntryDisplayState?) {
    contentStackView.isHidden = state == nil
    surface = state == nil ? .clear : .card
    titleLabel.text = state?.title
    renderDigits(state)
    renderMessage(state?.phase)
    spinner.show(state?.phase == .checking)
    keypadView.isEnabled = state?.phase != .checking && state?.phase != .accepted
  }

  private func renderDigits(_ state: PinDigitEntryDisplayState?) {
    digitsStackView.adjust(&digitViews, count: state?.length ?? 0) { PinDigitView() }
    guard let state else { return }
    for (index, view) in digitViews.enumerated() { view.show(PinDigitMark(at: index, of: state)) }
  }

  private func renderMessage(_ phase: PinEntryPhase?) {
    switch phase {
    case .refused(let reason): show(reason, .negative)
    case .accepted: show(wording[.codeAccepted], .positive)
    case .checking: show(wording[.checkingCode], .neutral)
    case .entering, nil: show(nil, .neutral)
    }
  }

  private func show(_ message: String?, _ tone: Tone) {
    messageLabel.text = message
    messageLabel.isHidden = message == nil
    messageLabel.textColor = tone.foreground
  }
}
