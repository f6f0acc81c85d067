import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A capsule that selects one of several options, in the style of its customization.
public final class PillItemView: ComponentControl, CatalogComponent {
  public private(set) var viewModel: (any PillItemViewModelProtocol)?

  /// Restores the default style after `prepareForReuse()`.
  public var customization = PillItemCustomization.standard {
    didSet { render(viewModel?.currentDisplayState) }
  }

  private let symbolView = SymbolView()
  private let titleLabel = UILabel.figure(.footnoteStrong, alignment: .center)
  private lazy var contentStackView = UIStackView.row([symbolView, titleLabel], spacing: StyleProvider.Spacing.small)
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.medium))

  public convenience init(customization: PillItemCustomization) {
    self.init(frame: .zero)
    self.customization = customization
    render(nil)
  }

  override func setUp() {
    contentStackView.isUserInteractionEnabled = false
    addFilling(contentStackView)
    keepAtLeast(width: StyleProvider.Size.hitTarget, height: StyleProvider.Size.hitTarget)
    keepSize(along: .horizontal)
    render(nil)
  }

  public func configure(with viewModel: any PillItemViewModelProtocol) {
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
    customization = .standard
  }

  override func touched() {
    viewModel?.select()
  }

  private func render(_ state: PillItemDisplayState?) {
    isSelected = state?.isSelected ?? false
    let style = isSelected ? customization.selectedStyle : customization.unselectedStyle
    accessibilityLabel = state?.title
    titleLabel.text = state?.title
    titleLabel.textColor = style.textColor
    symbolView.show(state?.symbol)
    symbolView.tintColor = style.textColor
    contentStackView.isHidden = state == nil
    surface =
      state == nil
      ? .clear
      : Surface(
        fill: style.backgroundColor, border: style.borderColor, borderWidth: style.borderWidth, corners: .capsule)
  }
}
