import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// An outcome of a market: its name above its odds. A tap adds it to the betslip.
public final class OutcomeItemView: ComponentControl, CatalogComponent {
  public private(set) var viewModel: (any OutcomeItemViewModelProtocol)?

  private let titleLabel = UILabel.styled(.footnote, alignment: .center)
  private let boostSymbolView = SymbolView(pointSize: StyleProvider.Size.smallIcon)
  private let oldOddsLabel = UILabel.figure(.footnote, alignment: .center)
  private let movementSymbolView = SymbolView(pointSize: StyleProvider.Size.smallIcon)
  private let lockSymbolView = SymbolView()
  private let oddsLabel = UILabel.figure(.bodyStrong, alignment: .center)
  private let spinner = SpinnerView()
  private lazy var oddsStackView = UIStackView.row(
    [boostSymbolView, oldOddsLabel, movementSymbolView, oddsLabel], spacing: StyleProvider.Spacing.extraSmall)
  private lazy var contentStackView = UIStackView.column(
    [titleLabel, oddsStackView, lockSymbolView, spinner], spacing: StyleProvider.Spacing.tiny, alignment: .center
  ).padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.small))

  override func setUp() {
    contentStackView.isUserInteractionEnabled = false
    contentStackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentStackView)
    keepAtLeast(height: StyleProvider.Size.fieldHeight)
    NSLayoutConstraint.activate([
      contentStackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      contentStackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentStackView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentStackView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      contentStackView.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
    render(nil)
  }

  public func configure(with viewModel: any OutcomeItemViewModelProtocol) {
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
    viewModel?.toggleSelection()
  }

  private func render(_ state: OutcomeItemDisplayState?) {
    isSelected = state?.isSelected ?? false
    isEnabled = state?.availability == .open
    renderTexts(state)
    renderSigns(state)
    renderColors(state)
    accessibilityLabel = state?.title
    accessibilityValue = state.map(spokenOdds)
  }

  private func renderTexts(_ state: OutcomeItemDisplayState?) {
    titleLabel.text = state?.title
    oddsLabel.text = state.map { wording.odds($0.odds) }
    oldOddsLabel.isHidden = state?.oddsBeforeBoost == nil
    oldOddsLabel.attributedText = state?.oddsBeforeBoost.map {
      NSAttributedString(string: wording.odds($0), attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    }
    oddsStackView.isHidden = state?.availability != .open
  }

  private func renderSigns(_ state: OutcomeItemDisplayState?) {
    let isOpen = state?.availability == .open
    boostSymbolView.show(state?.oddsBeforeBoost == nil ? nil : "bolt.fill")
    movementSymbolView.show(isOpen ? state?.movement.symbol : nil)
    lockSymbolView.show(state?.availability == .suspended ? "lock.fill" : nil)
    spinner.show(state?.availability == .loading)
  }

  private func renderColors(_ state: OutcomeItemDisplayState?) {
    let isSelected = state?.isSelected ?? false
    let onAccent = StyleProvider.Color.highlightPrimaryContrast
    titleLabel.textColor = isSelected ? onAccent : StyleProvider.Color.textSecondary
    oldOddsLabel.textColor = isSelected ? onAccent : StyleProvider.Color.textSecondary
    boostSymbolView.tintColor = isSelected ? onAccent : StyleProvider.Color.highlightPrimary
    lockSymbolView.tintColor = isSelected ? onAccent : StyleProvider.Color.textSecondary
    let oddsColor = state?.movement.color ?? StyleProvider.Color.textPrimary
    oddsLabel.textColor = isSelected ? onAccent : oddsColor
    movementSymbolView.tintColor = isSelected ? onAccent : oddsColor
    surface = state.map(Self.surface) ?? .clear
  }

  private static func surface(of state: OutcomeItemDisplayState) -> Surface {
    var surface = Surface.inset
    if state.isSelected { surface.fill = StyleProvider.Color.highlightPrimary }
    if state.oddsBeforeBoost != nil { surface.border = StyleProvider.Color.highlightPrimary }
    return surface
  }

  private func spokenOdds(of state: OutcomeItemDisplayState) -> String {
    switch state.availability {
    case .loading: wording[.loadingOdds]
    case .suspended: wording[.suspended]
    case .open:
      [wording.odds(state.odds), state.movement.spoken.map { wording[$0] }].compactMap { $0 }.joined(separator: ", ")
    }
  }
}
